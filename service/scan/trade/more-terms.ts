/**
 * Terms of trades besides those of the registry: in languages without demos (Polish, Russian,
 * Serbian and Croatian, Scandinavian, Czech, Indonesian), and words that only serve to recognise a
 * website.
 */
export const moreTerms: Readonly<Record<string, string>> = {
  bakery: 'pekara,pekarna,пекарня,piekarnia,cukiernia,bageri,konditori,pekařství,bakeri,toko roti',
  restaurant:
    'ferme auberge,table paysanne,piatti tipici,piatti della tradizione,agriristoro,ceviche,cebiche,mariscos,cocina mexicana,cocina peruana,speisekarte,weinkarte,barbecue,bbq,barbeque,smokehouse,brisket,food truck,seafood restaurant,soul food,cajun,eatery,bistro,bistrot,taqueria,sushi,ramen,noodle bar,steakhouse,diner,grill house,curry house,trattoria,osteria,nhà hàng,quán ăn,lokanta,restorani,ravintola,étterem,gasthof,gasthaus,restauracja,ресторан,restoran,restaurang,restaurace,rumah makan,spisested',
  cafe: 'coffee,espresso,cappuccino,latte,quán cà phê,kahvila,kávézó,kawiarnia,кофейня,кафе,kafić,kavárna,kafé,warung kopi',
  hotel:
    'boutique hotel,resort,guest rooms,otel,khách sạn,hotelli,szálloda,отель,гостиница,hotell,penginapan',
  'hair-salon':
    'hair color,hair colorist,color salon,hair care,perms and,cut and color,cut and colour,hair colour,hair coloring,hair colouring,hair stylist,haircut,haircuts,hair extensions,hairdressing,balayage,highlights,coupe de cheveux,haarschnitt,taglio capelli,corte de pelo,kampaamo,fodrász,fodrászat,friseur,friseursalon,fryzjer,salon fryzjerski,парикмахерская,frizer,frizerski salon,frisør,frisör,kadeřnictví,salon rambut',
  barber: 'барбершоп,berbernica,barberare',
  'nail-studio':
    'paznokcie,stylizacja paznokci,маникюр,ногтевой,manikir,negle,naglar,nehtové studio,onglerie,prothésiste ongulaire,pose d ongles',
  'beauty-salon':
    'make up artist,makeup artist,visagist,visagiste,visagistin,bruidsmake up,brautstyling,maquilladora,maquiadora,truccatrice,lash extensions,eyelash extensions,eyebrows,waxing,microblading,permanent makeup,facials,épilation,épilations,wimpernverlängerung,kosmetikstudio,extensiones de pestañas,wimperextensions,salon kosmetyczny,kosmetyczka,kosmetologia,салон красоты,косметолог,kozmetički salon,skjønnhetssalong,skönhetssalong,kosmetický salon,salon kecantikan,beauté,beauté du visage,estetica,bellezza,belleza,trucco,wimpern,cils,tattoo removal,tattooentfernung,détatouage,eliminación de tatuajes,rimozione tatuaggi,tattoo verwijderen,remoção de tatuagens,usuwanie tatuażu',
  'massage-spa':
    'massoterapeuta,massoterapia,masoterapia,drenagem linfática,drenaje linfático,drainage lymphatique,lymphdrainage,day spa,spa treatments,spa retreat,wellness retreat,wellness centre,reiki,sauna,hieronta,hierontapalvelu,masaż,masaże,gabinet masażu,salon masażu,массаж,masaža,massasje,massør,masáže,pijat',
  'yoga-studio': 'joga,йога',
  gym: 'fitnesstrainer,fitnesstrainerin,fitnesstraining,zwemcoach,schwimmcoach,swim coach,triathlon,triatleten,personal trainer,personal training,fitness studio,crossfit,bootcamp,pilates,kuntosali,assessoria esportiva,emagrecimento,treinamento personalizado,siłownia,фитнес,teretana,treningssenter,posilovna',
  dentist:
    'odontológico,odontológica,nha khoa,dental clinic,стоматологія,hammaslääkäri,fogorvos,fogászat,diş hekimi,diş kliniği,ortodonti,ağız ve diş,diş sağlığı,diş tedavileri,diş beyazlatma,kanal tedavisi,стоматологическая клиника,stomatolog,dentysta,gabinet stomatologiczny,стоматолог,стоматология,zubar,stomatološka ordinacija,tannlege,tandläkare,tandlæge,zubař,dokter gigi',
  doctor:
    'consultas médicas,clínica médica,especialidades médicas,exames laboratoriais,exámenes médicos,cardiologia,cardiología,neurologia,neurología,pediatria,pediatría,innere medizin,augenarzt,augenärztin,augenarztpraxis,augenheilkunde,hautarzt,hautärztin,frauenarzt,frauenärztin,kinderarzt,kinderärztin,orthopäde,ophthalmologist,ophthalmology,dermatologist,ophtalmologue,dermatologue,gynécologue,oftalmólogo,oftalmología,dermatóloga,oculista,dermatologo,oogarts,huidarts,oftalmologista,dermatologista,médecine générale,lekarz,przychodnia,врач,медицинский центр,ordinacija,legekontor,läkare,lékař,dokter',
  physiotherapist:
    'fizjoterapia,fizjoterapeuta,физиотерапевт,fizioterapija,fysioterapeut,fyzioterapie,kine,kinesist,kinesitherapie,kinesitherapeut,fisioterapi,terapia física,terapia fisica,fisioterapia,rehabilitación física,rehabilitation,rehabilitacja,kinezyterapia,реабилитация',
  osteopath: 'остеопат,остеопатия,osteopatija,osteopatie',
  'print-shop': 'типография,полиграфия,štamparija,tiskárna',
  'chimney-sweep': 'трубочист,dimničar,kominík,kominictví',
  scaffolder: 'строительные леса,lešení,pronájem lešení',
  'pest-control': 'дезинсекция,дератизация,dezinsekcija,deratizacija,deratizace,dezinsekce',
  'swimming-school': 'школа плавания,škola plivanja,škola plavání',
  psychologist: 'psycholog,psychoterapia,психолог,psiholog,psykolog',
  vet: 'equine vet,equine veterinary,thú y,eläinlääkäri,állatorvos,veteriner kliniği,weterynarz,weterynaryjny,weterynaryjna,gabinet weterynaryjny,przychodnia weterynaryjna,lecznica weterynaryjna,ветеринар,ветеринарная клиника,veterinarska ambulanta,dyrlege,veterinär,veterinář,dokter hewan',
  optician: 'optyk,оптика,optičar,optiker,oční optika',
  pharmacy: 'apteka,аптека,apoteka,apotek,lékárna',
  lawyer:
    'asesoría legal,asesoría jurídica,servicios legales,estudio jurídico,firma de abogados,assessoria jurídica,adwokat,radca prawny,kancelaria adwokacka,адвокат,юрист,юридические услуги,advokat,advokatska kancelarija,advokátní kancelář,pengacara',
  notary: 'notariusz,нотариус,javni beležnik,notář,notaris',
  accountant:
    'biuro rachunkowe,księgowość,księgowa,бухгалтер,бухгалтерские услуги,računovodstvo,knjigovodstvo,regnskap,redovisning,účetnictví,akuntan',
  insurance: 'ubezpieczenia,страхование,osiguranje,forsikring,försäkring,pojištění,asuransi',
  'real-estate-agent':
    'house for sale,home for sale,cottage for sale,property for sale,nieruchomości,biuro nieruchomości,недвижимость,риэлтор,nekretnine,eiendomsmegler,mäklare,fastighetsmäklare,realitní kancelář,properti',
  'property-developer':
    'residential complex,residential plots,duplex villas,villas for sale,off plan,жилой комплекс,новостройки,застройщик,deweloper',
  builder:
    'bouwwerken,renovatiewerken,verbouwingswerken,totaalrenovatie,ruwbouw,firma budowlana,usługi budowlane,строительство,строительная компания,građevinske usluge,byggefirma,byggföretag,stavební firma,kontraktor',
  metalwork: 'ślusarstwo,ogrodzenia,balustrady,металлоконструкции,bravarija,smed,zámečnictví',
  gates:
    'bramy,ворота,рольставни,шлагбаумы,гаражные ворота,откатные ворота,garagepoort,garážová vrata,garažna vrata,garázskapu',
  fishmonger:
    'seafood counter,seafood shop,freshest seafood,рыбный магазин,ribarnica,prodejna ryb,kalakauppa',
  'tennis-club':
    'tennisclub,tennisschool,tenniscentrum,tenniscentre,теннисный клуб,teniski klub,tenisový klub',
  'football-club': 'футбольный клуб,fudbalski klub,fotbalový klub',
  plumber:
    'hydraulik,instalacje sanitarne,сантехник,vodoinstalater,rørlegger,rörmokare,vvs,instalatér',
  electrician:
    'elektriciteit,elektriciteitswerken,elektrische installatie,elektrische installaties,laadpalen,elektrowerken,elektryk,instalacje elektryczne,электрик,электромонтаж,električar,elektriker,elektroinstalace,tukang listrik,photovoltaics,solar panels,solar energy,solaranlagen,solartechnik,panneaux solaires,pannelli solari,fotovoltaico,fotovoltaica,energía solar,energia solar,fotowoltaika,instalacje fotowoltaiczne,солнечные панели,солнечные батареи,соларни панели,фотоволтаични',
  roofer:
    'roof tiler,roof tilers,roof tiles,roof tiling,dakwerken,dakwerker,zinkwerken,dekarz,pokrycia dachowe,кровля,кровельные,krovopokrivač,taktekker,takläggare,pokrývač',
  painter:
    'schilderwerken,schilderwerk,binnenschilderwerk,buitenschilderwerk,malarz,usługi malarskie,маляр,moler,malermester,målare,malíř',
  carpenter: 'stolarz,stolarnia,meble na wymiar,столяр,столярная,stolar,snekker,snickare,truhlář',
  landscaper:
    'lawn mowing,lawn maintenance,tree removal,sod installation,irrigation systems,hardscape,hardscaping,ogrodnik,projektowanie ogrodów,ландшафтный,озеленение,anleggsgartner,trädgårdsmästare,zahradnictví,giardini,spazi verdi,verde pubblico,gartenbonsai,niwaki,jardines,tuinwerken,tuinen,zakładanie ogrodów,pielęgnacja ogrodów,садовник',
  cleaning:
    'maid service,house cleaning,office cleaning,carpet cleaning,sofa cleaning,window cleaning,siivous,takarítás,temizlik,vệ sinh,sprzątanie,firma sprzątająca,клининг,уборка,čišćenje,rengjøring,städning,úklidové služby,jasa kebersihan',
  laundry: 'pralnia,химчистка,прачечная,hemijsko čišćenje,renseri,kemtvätt,čistírna',
  hvac: 'klimatyzacja,ogrzewanie,кондиционер,отопление,вентиляция,klima uređaji,varmepumpe,värmepump,klimatizace',
  garage:
    'smog check,emissions test,emissions testing,smoke opacity,clean truck check,vehicle inspection,diesel repair,towing,tire shop,autohuolto,autójavítás,warsztat samochodowy,mechanik,автосервис,ремонт автомобилей,auto servis,bilverksted,bilverkstad,autoservis,bengkel,lackiererei,blacharstwo,lakiernictwo,lakierowanie,naprawy samochodowe,pomoc drogowa,holowanie,remorquage,dépannage auto,abschleppdienst',
  'car-care':
    'detailing,auto detail,auto detailing,car detailing,car wash,carwash,auto spa,lavage auto,tintado de lunas,myjnia samochodowa,kosmetyka samochodowa,автомойка,детейлинг,autopraonica,autopesu,bilvask,biltvätt,bilpleie,bilrekond,myčka aut,cuci mobil',
  'car-dealer':
    'salg af autocampere,salg af campingvogne,samochody używane,автосалон,auto salon,bilforhandler,bilhandlare,autobazar',
  butcher:
    'wurstspezialitäten,fleischwaren,fleischeinkauf,traiteur boucher,boucherie charcuterie,carnicerías,embutidos caseros,slakter,mięso,sklep mięsny,мясная лавка,mesnica,mesara,řeznictví,masarna,lihakauppa,slagter,kasap',
  farm: 'agriculture,agricultural services,agricultural holding,farms,agricultural contracting,landbouw,landbouwer,tuinbouwbedrijf,landwirtschaftlicher betrieb,agrarservice,lohnunternehmer,exploitations agricoles,entreprise agricole,azienda agrituristica,società agricola,agricola,cascina,gospodarstwo rolne,rolnictwo,ферма,фермерское хозяйство,poljoprivredno gazdinstvo,gårdsbutik,gårdsbutikk,gårdbutik,zemědělská farma,statek,mezőgazdaság,maatila',
  grocery: 'salumeria',
  'event-planner':
    'event decor,wedding decor,decor company,decor rental,event design,event styling,wedding styling,party rentals,event rentals,party rental,hüpfburg,structure gonflable,wedding hall,marriage hall,banquet hall,kalyana mandapam,thirumana mahal,function hall,wedding venue,party hall,escape room,escape rooms,escape game,live escape game,laser tag,paintball,bowling,traiteur événementiel,hochzeitslocation,zaal te huur,salle de mariage,dom weselny,sala weselna,организация праздников,банкетный зал,tiệc cưới,düğün salonu,photo booth,photobooth,photobooths,photo booth rental,fotobox,hüpfburg,bounce house,event rentals,location de matériel,inflables,castillos hinchables,castillos inflables,brincolines,bouncy castle,bouncy castles,hüpfburgen,château gonflable,structures gonflables,gonfiabili,springkussens,insufláveis,dmuchańce,party rental,party rentals,partyverleih,alquiler de mobiliario,wypożyczalnia',
  taxi: 'taksówka,такси,taksi,drosje',
  moving:
    'chuyển nhà,vận tải,muuttopalvelu,költöztetés,junk removal,junk hauling,rubbish removal,haul away,przeprowadzki,переезд,грузоперевозки,selidbe,flyttebyrå,flyttfirma,stěhování',
  florist:
    'flower shop,wedding flowers,kukkakauppa,virágbolt,çiçekçi,fioreria,fiori,bouquet di fiori,compositions florales,fleurs,bloemen,blumen,flores,kwiaciarnia,цветы,доставка цветов,cvećara,blomsterbutikk,blomsterhandel,květinářství,toko bunga',
  photographer:
    'drone photography,drone videography,aerial photography,prises de vue aériennes,prises de vues aériennes,photographie aérienne,luftaufnahmen,fotografía aérea,fotografia aerea,luchtfotografie,fotografia aérea,videographer,vidéaste,videógrafo,videomaker,fotograf,фотограф,fotografija,fotografi',
  kindergarten: 'przedszkole,żłobek,детский сад,vrtić,barnehage,förskola,školka,mateřská škola',
  school: 'szkoła,школа,skole,skola,sekolah',
  'language-school':
    'szkoła językowa,курсы английского,языковая школа,škola jezika,språkkurs,jazyková škola,kursus bahasa',
  'driving-school':
    'avtomaktab,haydovchilik,driving lessons,driving instructor,learner drivers,lái xe,autokoulu,autósiskola,szkoła jazdy,nauka jazdy,автошкола,auto škola,kjøreskole,trafikskola,autoškola',
  'music-school':
    'szkoła muzyczna,музыкальная школа,обучение вокалу,обучение игре на барабанах,обучение игре на гитаре,уроки вокала,уроки гитары,вокал,nauka gry na gitarze,muzička škola,musikkskole,musikskola',
  church:
    'baptist church,bible church,sermons,our pastor,sunday school,house of worship,seurakunta,gyülekezet,parafia,kościół,церковь,храм,приход,crkva,kirke,kyrka,kostel,gereja',
  charity:
    'ngo,nonprofit,non profit,non governmental,donate,donations,volunteer,volunteers,advocacy,humanitarian,501 c 3,charitable organization,cancer foundation,our cause,make a donation,fundacja,благотворительный фонд,фонд помощи,fondacija,stiftelse,nadace,yayasan',
  'sports-club':
    'sportschießen,schützenheim,luftgewehr,reitsport,vereinsleben,klub sportowy,спортивный клуб,sportski klub,idrettslag,idrottsförening,sportovní klub,klub olahraga',
  association: 'stowarzyszenie,ассоциация,udruženje,forening,förening,spolek',
  'it-services':
    'managed it,it support,computer repair,laptop repair,network support,serwis komputerowy,ремонт компьютеров,servis računara,datahjelp,datorservice,servis počítačů,computerreparatie,laptop reparatie,reparatie van computers,refurbished,pc reparatie,réparation ordinateur,réparation informatique,dépannage informatique,pc reparatur,reparación de ordenadores,reparación de computadoras,riparazione computer,assistenza computer,naprawa komputerów,naprawa laptopów,conserto de computadores,computer repairs',
  'web-agency':
    'tworzenie stron,создание сайтов,izrada sajtova,nettsider,hemsidor,tvorba webů,jasa pembuatan website',
  'holiday-rental':
    'apartmán,apartament,dovolená,vacation apartment,ferienwohnung,villa rental,mökki,domki letniskowe,apartamenty na wynajem,аренда домика,apartmani,hytteutleie,stuga,ubytování',
  'travel-agency':
    'viagens e turismo,agência de turismo,pacotes de viagens,viagens,biuro podróży,турагентство,turistička agencija,reisebyrå,resebyrå,cestovní kancelář,agen perjalanan',
  'furniture-shop':
    'мебель на заказ,mebel,furniture maker,custom furniture,bútor,huonekalut,mobilya,nội thất,meble,мебель,nameštaj,møbler,möbler,nábytek,mebel',
  jeweller: 'jubiler,ювелирный,zlatara,gullsmed,guldsmed,zlatnictví',
  'pet-care':
    'doggy daycare,dog day care,doggy day care,daycare for dogs,dog owners,pet grooming,hydrotherapy for dogs,toilettage,psi fryzjer,hotel dla psów,груминг,зоогостиница,kennel,hundepensjonat,hunddagis',
  'craft-business':
    'sailmaker,sailmakers,zeilmakerij,segelmacherei,segelmacher,voilerie,veleria,dekzeilen,laser engraving,engraving,engraver,sign making,signage,embroidery,upholstery,screen printing,epoxy flooring,floor coatings,garage floor coating,concrete coatings,pressure washing,septic,fencing,fence company,gravur,stickerei,polsterei,gravure,broderie,tapissier,grabado,incisione,tappezzeria,graveren,borduren,ascenseur,ascenseurs,monte charge,elevator,elevators,elevator installation,lift installation,stairlift,aufzug,aufzüge,ascensores,ascensori,liftbouw,лифты,windy,désinfection,alarm systems,security cameras,cctv,alarmanlagen,videoüberwachung,sicherheitstechnik,videosorveglianza,antifurto,sistemi di sicurezza,videovigilancia,sistemas de seguridad,vidéosurveillance,alarmsystemen,camerabewaking,systemy alarmowe,monitoring wizyjny,видеонаблюдение,steinmetz,grabmale,marbrerie,marbrier,marmolería,marmista,headstones,stonemason,kamieniarstwo,nagrobki,памятники,изделия из камня',
  engineering: 'biuro projektowe,проектирование,projektni biro,ingeniørfirma',
  manufacturer:
    'ice cream manufacturer,ice cream manufacturers,ice cream factory,manifattura,pelletteria,produzione artigianale,fabricantes,fabricamos,leather goods,maroquinerie,lederwaren,marroquinería,vending,vending machines,vending machine,manufacturing company,industrial supplier,machine shop,cnc machining,injection molding,injection moulding,industrial pumps,custom pumps,bearings,valves,plywood,steel suppliers,producent,завод,производство,proizvođač,produsent,tillverkare,výrobce,produsen,forklift,forklifts,gabelstapler,montacargas,chariots élévateurs,wózki widłowe,ремонт станков,станки,металлообработка',
  'care-home':
    'ndis,disability support,disability services,support coordination,supported independent living,supported living,respite care,support worker,support workers,aged care,alltagshilfe,alltagsbegleitung,seniorenbetreuung,seniorenhilfe,haushaltshilfe,aide à domicile,home care,senior care,сиделка,сиделки,патронажная,уход за больными,уход за пожилыми,дом престарелых,kotihoito,kotisairaanhoito,kotipalvelu,hoiva,opieka nad osobami starszymi,dom opieki,pečovatelská služba,idősek otthona,caregivers,caregiver,in home care,hemtjänst,hjemmepleie',
  caterer:
    'marmita,marmitas,marmitex,refeição,refeições,cardápio do mês,quentinhas,meal delivery,meal prep,katering,кейтеринг,jasa katering',
  'marketing-agency':
    'projektowanie graficzne,grafik komputerowy,kampanie reklamowe,art directorem,art director,graphic designer,brand design,branding,agencja reklamowa,рекламное агентство,reklamebyrå,reklambyrå,reklamní agentura,reklámügynökség,mainostoimisto',
  'bed-and-breakfast':
    'chambre d hôte,chambres d hôte,table d hôte,camere per gli ospiti,zimmer mit frühstück,quarto com pequeno almoço,hostel,hostels,guesthouse,guest house,dormitory,mixed dorm,pensiune,vendégház,хостел',
  winery: 'tasting room,wine tasting,vineyard,vineyards,wines',
  'financial-services': 'chargeback,money recovery,funds recovery,payday,kredit',
  tutor: 'test preparation,test prep,exam prep,homework help,repetitor,korepetycje',
  'dance-school':
    'centre de la danse,école de la danse,danse,danza,tanz,dansles,dansschool,dance classes,dance academy,szkoła tańca,kurs tańca,школа танцев,танцы,plesna škola',
  'health-practice':
    'dietitian,dietician,nutrition coaching,nutritional therapist,diététique,diététicien,nutritionniste,ernährungsberater,ernährungsberaterin,nutrizionista,dietista,dietólogo,nutrição,diëtist,diëtiste,voedingsdeskundige,dietetyk,диетолог,нутрициолог,logopedie,logopediste,logopédie,logopädin,logopeda,speech therapy,orthophonie,nutritionniste,diététique,dietologo,dietetyk',
  transport:
    'transport services,art transport,transport company,transport and shipping,freight transport,art handling,trasporti espressi,trasporti e consegne,consegne urgenti,corrieri,trasporti,kurier,transport i spedycja,przewozy,usługi transportowe,livraison express,transporte express,koeriers,курьер,доставка грузов',
  'dog-school':
    'hundetrainer,hundeerziehung,hondentraining,gedragstherapeut honden,comportementaliste canin,comportementaliste animalier,educador canino,entrenador canino,treinador canino,puppy classes,дрессировка собак,кинолог,výcvik psů,psí škola,škola za pse,kutyaiskola,koirakoulu',
  'funeral-director':
    'pompes funebres,funeral homes,crematory,ритуальные услуги,похоронное бюро,pohřební služba,pohřebnictví,pogrebne usluge,temetkezés,hautaustoimisto,pompe funebre,cenaze hizmetleri',
  'tattoo-studio':
    'tattoos and piercings,тату,татуировка,татуировки,тату салон,tetování,tetoviranje,tetoválás,tatuointi,dövme',
  'garden-centre':
    'garden shop,plant shop,plantenwinkel,садовый центр,питомник растений,саженцы,zahradní centrum,zahradnické centrum,vrtni centar,rasadnik,faiskola,taimisto,puutarhamyymälä',
  'riding-school':
    'reitanlage,reithalle,конный клуб,верховая езда,jezdecká škola,škola jahanja,lovarda,ratsastuskoulu',
  campsite:
    'camping and caravan site,кемпинг,autokemp,autokamp,kemping,leirintäalue,bumi perkemahan',
  tiler:
    'ceramic tiling,укладка плитки,плиточник,obkladač,obkladačské práce,keramičar,burkoló,laatoitus',
  'window-fitter':
    'fensterbauer,menuiserie aluminium,aluminium windows,double glazing,okna i drzwi,остекление,пластиковые окна,окна пвх,plastová okna,okna a dveře,pvc stolarija,ablakcsere',
  'ice-cream-parlour':
    'frozen yogurt,мороженое,zmrzlina,zmrzlinárna,sladoled,fagylaltozó,fagylalt,jäätelöbaari,jäätelökioski,dondurma',
  shop: 'equestrian shop,boutique d’équitation,tienda de equitación,negozio di equitazione,ruitersportwinkel,tile shop,magasin de carrelage,vente de carrelage,negozio di piastrelle,tienda de azulejos,camping shop,camping gear,kampeerwinkel,tattoo supplies',
  // Businesses without a trade of their own, whose names contain a term of a trade.
  business:
    'pet cremation,pet crematorium,crémation animale,crémation d’animaux,obsèques animales,cremación de mascotas,crematorio de mascotas,cremazione animali,cremazione di animali,cremação de animais,kremacja zwierząt,pépinière d’entreprises,pépinières d’entreprises,vivero de empresas,viveros de empresas,vivero de mariscos',
  podiatrist: 'подолог,подология,podiatrie,jalkahoitola,jalkojenhoito,jalkaterapia',
};
