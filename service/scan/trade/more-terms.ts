/**
 * Terms of trades beside those of the registry: in languages that it writes no pages in (Polish, Russian, Serbian and Croatian, Scandinavian,
 * Czech, Indonesian), and words that only recognise a website and are no names of the trade.
 */
export const moreTerms: Readonly<Record<string, string>> = {
  bakery: 'pekara,pekarna,пекарня,piekarnia,cukiernia,bageri,konditori,pekařství,bakeri,toko roti',
  restaurant: 'restauracja,ресторан,restoran,restaurang,restaurace,rumah makan,spisested',
  cafe: 'kawiarnia,кофейня,кафе,kafić,kavárna,kafé,warung kopi',
  hotel: 'отель,гостиница,hotell,penginapan',
  'hair-salon':
    'fryzjer,salon fryzjerski,парикмахерская,frizer,frizerski salon,frisør,frisör,kadeřnictví,salon rambut',
  barber: 'барбершоп,berbernica,barberare',
  'nail-studio': 'paznokcie,stylizacja paznokci,маникюр,ногтевой,manikir,negle,naglar,nehtové studio',
  'beauty-salon':
    'salon kosmetyczny,kosmetyczka,kosmetologia,салон красоты,косметолог,kozmetički salon,skjønnhetssalong,skönhetssalong,kosmetický salon,salon kecantikan',
  'massage-spa': 'masaż,masaże,gabinet masażu,salon masażu,массаж,masaža,massasje,massør,masáže,pijat',
  'yoga-studio': 'joga,йога',
  gym: 'siłownia,фитнес,teretana,treningssenter,posilovna',
  dentist:
    'stomatolog,dentysta,gabinet stomatologiczny,стоматолог,стоматология,zubar,stomatološka ordinacija,tannlege,tandläkare,tandlæge,zubař,dokter gigi',
  doctor: 'lekarz,przychodnia,врач,медицинский центр,ordinacija,legekontor,läkare,lékař,dokter',
  physiotherapist:
    'fizjoterapia,fizjoterapeuta,физиотерапевт,fizioterapija,fysioterapeut,fyzioterapie,kine,kinesist,kinesitherapie,kinesitherapeut,fisioterapi',
  psychologist: 'psycholog,psychoterapia,психолог,psiholog,psykolog',
  vet: 'weterynarz,lecznica weterynaryjna,ветеринар,ветеринарная клиника,veterinarska ambulanta,dyrlege,veterinär,veterinář,dokter hewan',
  optician: 'optyk,оптика,optičar,optiker,oční optika',
  pharmacy: 'apteka,аптека,apoteka,apotek,lékárna',
  lawyer:
    'adwokat,radca prawny,kancelaria adwokacka,адвокат,юрист,юридические услуги,advokat,advokatska kancelarija,advokátní kancelář,pengacara',
  notary: 'notariusz,нотариус,javni beležnik,notář,notaris',
  accountant:
    'biuro rachunkowe,księgowość,księgowa,бухгалтер,бухгалтерские услуги,računovodstvo,knjigovodstvo,regnskap,redovisning,účetnictví,akuntan',
  insurance: 'ubezpieczenia,страхование,osiguranje,forsikring,försäkring,pojištění,asuransi',
  'real-estate-agent':
    'nieruchomości,biuro nieruchomości,недвижимость,риэлтор,nekretnine,eiendomsmegler,mäklare,fastighetsmäklare,realitní kancelář,properti',
  builder:
    'firma budowlana,usługi budowlane,строительство,строительная компания,građevinske usluge,byggefirma,byggföretag,stavební firma,kontraktor',
  metalwork:
    'ślusarstwo,ogrodzenia,balustrady,bramy,металлоконструкции,ворота,рольставни,bravarija,smed,zámečnictví',
  plumber: 'hydraulik,instalacje sanitarne,сантехник,vodoinstalater,rørlegger,rörmokare,vvs,instalatér',
  electrician:
    'elektryk,instalacje elektryczne,электрик,электромонтаж,električar,elektriker,elektroinstalace,tukang listrik',
  roofer: 'dekarz,pokrycia dachowe,кровля,кровельные,krovopokrivač,taktekker,takläggare,pokrývač',
  painter: 'malarz,usługi malarskie,маляр,moler,malermester,målare,malíř',
  carpenter: 'stolarz,stolarnia,meble na wymiar,столяр,столярная,stolar,snekker,snickare,truhlář',
  landscaper:
    'ogrodnik,projektowanie ogrodów,ландшафтный,озеленение,anleggsgartner,trädgårdsmästare,zahradnictví',
  cleaning:
    'sprzątanie,firma sprzątająca,клининг,уборка,čišćenje,rengjøring,städning,úklidové služby,jasa kebersihan',
  laundry: 'pralnia,химчистка,прачечная,hemijsko čišćenje,renseri,kemtvätt,čistírna',
  hvac: 'klimatyzacja,ogrzewanie,кондиционер,отопление,вентиляция,klima uređaji,varmepumpe,värmepump,klimatizace',
  garage:
    'warsztat samochodowy,mechanik,автосервис,ремонт автомобилей,auto servis,bilverksted,bilverkstad,autoservis,bengkel',
  'car-dealer': 'samochody używane,автосалон,auto salon,bilforhandler,bilhandlare,autobazar',
  grocery:
    'seafood market,fresh seafood,fish market,meat market,poissonnerie,boucherie,charcuterie,pescheria,macelleria,carnicería,pescadería,slagerij,viswinkel,slakter,mięso,sklep mięsny,мясная лавка',
  'event-planner':
    'photo booth,photobooth,photobooths,photo booth rental,fotobox,hüpfburg,bounce house,event rentals,location de matériel',
  taxi: 'taksówka,такси,taksi,drosje',
  moving: 'przeprowadzki,переезд,грузоперевозки,selidbe,flyttebyrå,flyttfirma,stěhování',
  florist:
    'fioreria,fiori,bouquet di fiori,compositions florales,fleurs,bloemen,blumen,flores,kwiaciarnia,цветы,доставка цветов,cvećara,blomsterbutikk,blomsterhandel,květinářství,toko bunga',
  photographer: 'fotograf,фотограф,fotografija,fotografi',
  kindergarten: 'przedszkole,żłobek,детский сад,vrtić,barnehage,förskola,školka,mateřská škola',
  school: 'szkoła,школа,skole,skola,sekolah',
  'language-school':
    'szkoła językowa,курсы английского,языковая школа,škola jezika,språkkurs,jazyková škola,kursus bahasa',
  'driving-school': 'szkoła jazdy,nauka jazdy,автошкола,auto škola,kjøreskole,trafikskola,autoškola',
  'music-school': 'szkoła muzyczna,музыкальная школа,muzička škola,musikkskole,musikskola',
  church: 'parafia,kościół,церковь,храм,приход,crkva,kirke,kyrka,kostel,gereja',
  charity:
    '501 c 3,charitable organization,cancer foundation,our cause,make a donation,fundacja,благотворительный фонд,фонд помощи,fondacija,stiftelse,nadace,yayasan',
  'sports-club':
    'klub sportowy,klub tenisowy,спортивный клуб,sportski klub,idrettslag,idrottsförening,sportovní klub,tennisclub,tennisschool,klub olahraga',
  association: 'stowarzyszenie,ассоциация,udruženje,forening,förening,spolek',
  'it-services':
    'serwis komputerowy,ремонт компьютеров,servis računara,datahjelp,datorservice,servis počítačů',
  'web-agency':
    'tworzenie stron,создание сайтов,izrada sajtova,nettsider,hemsidor,tvorba webů,jasa pembuatan website',
  'holiday-rental':
    'domki letniskowe,apartamenty na wynajem,аренда домика,apartmani,hytteutleie,stuga,ubytování',
  'travel-agency':
    'biuro podróży,турагентство,turistička agencija,reisebyrå,resebyrå,cestovní kancelář,agen perjalanan',
  'furniture-shop': 'meble,мебель,nameštaj,møbler,möbler,nábytek,mebel',
  jeweller: 'jubiler,ювелирный,zlatara,gullsmed,guldsmed,zlatnictví',
  'pet-care':
    'doggy daycare,dog day care,doggy day care,daycare for dogs,dog owners,pet grooming,puppy training,hydrotherapy for dogs,toilettage,éducation canine,psi fryzjer,hotel dla psów,груминг,зоогостиница,kennel,hundepensjonat,hunddagis',
  'craft-business':
    'ascenseur,ascenseurs,monte charge,elevator,elevators,elevator installation,lift installation,stairlift,aufzug,aufzüge,ascensores,ascensori,liftbouw,лифты,windy',
  engineering: 'biuro projektowe,проектирование,projektni biro,ingeniørfirma',
  manufacturer: 'producent,завод,производство,proizvođač,produsent,tillverkare,výrobce,produsen',
};
