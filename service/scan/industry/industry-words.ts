import type { Industry } from '../../../templates-data/model/industries.ts';

/** schema.org types that identify an industry. */
export const industryTypes: readonly (readonly [Industry, RegExp])[] = [
  ['law', /^(?:Attorney|LegalService|Notary)$/u],
  [
    'medical',
    /^(?:Dentist|Physician|Hospital|Optician|Pharmacy|VeterinaryCare|DiagnosticLab|Medical\w*|IndividualPhysician|PhysiciansOffice|Dermatology|Pediatric|Physiotherapy|Chiropractic)$/u,
  ],
  [
    'education',
    /^(?:School|EducationalOrganization|CollegeOrUniversity|Preschool|ElementarySchool|MiddleSchool|HighSchool|ChildCare|MusicGroupSchool)$/u,
  ],
  [
    'finance',
    /^(?:AccountingService|FinancialService|InsuranceAgency|BankOrCreditUnion|AutomatedTeller)$/u,
  ],
  [
    'construction',
    /^(?:GeneralContractor|HomeAndConstructionBusiness|Plumber|Electrician|RoofingContractor|HVACBusiness|HousePainter|MovingCompany|Locksmith)$/u,
  ],
  [
    'hospitality',
    /^(?:Restaurant|CafeOrCoffeeShop|Bakery|BarOrPub|FoodEstablishment|FastFoodRestaurant|Hotel|Motel|Hostel|Resort|BedAndBreakfast|LodgingBusiness|IceCreamShop|Winery|Brewery|Campground|VacationRental)$/u,
  ],
  ['real-estate', /^(?:RealEstateAgent|Apartment\w*|RealEstateListing|Residence|SelfStorage)$/u],
  ['retail', /^(?:\w*Store|ShoppingCenter|Florist)$/u],
  ['technology', /^(?:SoftwareApplication|InternetCafe|ITService)$/u],
];

/**
 * Words by weight: `3` names the trade, `2` belongs to it, `1` is shared with others. `*` lets any
 * letters follow.
 */
export const industryWords: Readonly<
  Partial<Record<Industry, Readonly<Record<1 | 2 | 3, string>>>>
> = {
  law: {
    3: 'محاماة,المحاماة,محامي,محامون,адвокат*,юрист*,юридическ*,adwokat*,kancelaria,avukat*,hukuk,advokat*,법무법인,변호사,法律事務所,弁護士,律师,律師,attorney*,lawyer*,law firm*,solicitor*,barrister*,law office*,law group,paralegal*,conveyanc*,attorneys at law,legal services,abogado*,rechtsanw*,anwalt,anwälte,anwalts*,kanzlei*,fachanw*,notar*,avocat*,cabinet juridique,despacho jurídico,avvocat*,studio legale,advocat*,advocaten*,advogad*,advocaci*',
    2: 'law,legal,litigation,personal injury,divorce,family law,criminal defen*,probate,immigration,workers compensation,estate planning,bankruptcy,wrongful death,practice areas,counsel,mediation,notary,custody,visa,asylum,naturalization,arbeitsrecht,familienrecht,erbrecht,verkehrsrecht,strafrecht,mietrecht,droit,derecho,diritto,herencias,scheidung,divorcio,direito,penal,oab',
    1: 'court*,injur*,wills,trusts,trial*,claims,case evaluation,settlement*,accident*,justice',
  },
  medical: {
    3: 'counseling,psychotherapy,therapy practice,vets,veterinary,equine,lcsw,dental care,أسنان,الأسنان,عيادة,عيادات,طبيب,مستشفى,стоматолог*,клиник*,ветеринар*,медицин*,dentysta,stomatolog*,gabinet,weterynar*,lekarz,diş,hastane,veteriner,tandläkar*,tandlæge*,tannlege*,한의원,동물병원,歯科,クリニック,牙医,诊所,診所,osteo*,massage therap*,dentist*,dental,dentistry,clinic,clinics,chiropract*,physician*,doctor,doctors,dermatolog*,veterinar*,orthodont*,physiotherap*,osteopath*,pediatric*,optometr*,hospital,medical practice,medical center,podiatr*,acupunctur*,psychiatr*,psycholog*,psychotherap*,cardiolog*,orthopedic*,orthopaedic*,gynecolog*,pharmacy,urgent care,치과,병원,의원,zahnarzt,clinica dental,zahnärzt*,zahnmedizin*,arztpraxis,hausarzt*,kieferorthop*,krankengymnast*,ostéopath*,kinésithérap*,dentiste*,cabinet dentaire,médecin*,vétérinaire*,dentista*,odontolog*,fisioterap*,veterinari*,studio dentistico,tandarts*,dierenarts*,fysiotherap*,huisarts*,psycholoog,dentística,tierarzt*,tierärzt*,heilpraktiker*,ergotherap*,logopäd*',
    2: 'patient*,medical,health care,healthcare,treatment*,therap*,surgery,surgeon*,teeth,tooth,implant*,botox,dr,diagnos*,nurse*,nursing,appointment*,vaccin*,pet,pets,spine,back pain,home care,hearing aid*,counselling,임플란트,진료,치료,praxis,patienten,behandlung*,lymphdrainage,massage,zähne,implantat*,ortodoncia,blanqueamiento,pacientes,soins,patients,cure,salute,sprechstunde*',
    1: 'care,health,pain,wellness,skin,smile*,cosmetic,eye,eyes,insurance accepted,medicine',
  },
  education: {
    3: 'مدرسة,مدارس,روضة,школ*,курсы,szkoła,przedszkole,okul*,anaokulu,skola,학원,유치원,学校,幼稚園,public school,high school,primary school,school,schools,academy,tutor*,tuition,preschool,kindergarten,montessori,university,college,music lessons,driving school,training courses,summer program*,study abroad,nursery,childcare,daycare,day care,language school,dance studio,learning center,learning centre,fahrschule*,musikschule*,sprachschule*,kindergarten,kita,nachhilfe*,auto école,école,escuela*,colegio*,academia*,guardería,scuola,rijschool,basisschool,escola*,volkshochschule',
    2: 'student*,course,courses,lessons,curriculum,teacher*,classes,class,learning,workshops,training,enrol*,admission*,coaching for kids,instructor*,pupils,education*,campus,exam*,coaches,unterricht,kurse,schüler,cours,élèves,cursos,clases,alumnos,corsi,lessen,aulas',
    1: 'learn,kids,children,program*,skills,faculty,parents,classroom',
  },
  technology: {
    3: 'software,web design*,website design*,web develop*,website develop*,app development,it support,managed it,it services,saas,cyber security,cybersecurity,cloud computing,web hosting,seo,search engine optimi*,digital agency,digital marketing,it solutions,psd to*,wordpress develop*,data center,artificial intelligence,mobile app*,automation platform,devops,machine learning,internet provider,computer repair,webdesign*,softwareentwicklung*,it dienstleist*,systemhaus,agence web,développement web,desarrollo web,diseño web,sviluppo web,realizzazione siti,webontwikkel*,suchmaschinenoptimierung',
    2: 'developer*,development team,wordpress,joomla,magento,html5,css,website*,web,apps,hosting,cloud,platform,api,integration*,technology,technologies,programming,e-commerce,ecommerce,responsive design,tech support,database*,responsive,open source,encryption,saas,digitalisierung,programmierung,informatique,informática,informatica',
    1: 'digital,internet,online,mobile,server*,data,network*,systems,graphic design,computer*,it',
  },
  finance: {
    3: 'محاسب*,бухгалтер*,księgow*,muhasebe*,redovisning*,税理士,会計事務所,세무,회계,cpa,cpas,accountant*,accounting firm,accounting services,bookkeep*,tax preparation,financial advis*,financial plann*,wealth management,insurance agen*,insurance service*,insurance broker*,mortgage broker*,mortgages,credit union,bank,payroll,investment management,chartered accountant*,insurance quote*,asset management,tax return*,auditors,life insurance,auto insurance,home insurance,steuerberat*,buchhaltung*,versicherungsmakler*,versicherungsagentur,finanzberat*,expert comptable,comptable*,assurances,asesor fiscal,asesoría*,gestoría,contab*,seguros,commercialist*,assicurazioni,boekhoud*,accountantskantoor,belastingadvies,verzekeringen,wirtschaftsprüf*',
    2: 'insurance,accounting,tax,taxes,financial,finance,investment*,retirement,audit*,loan*,lending,wealth,mortgage,401*,irs,bonding,banking,portfolio management,fiduciary,advisory,steuern,versicherung*,finanz*,impôts,impuestos,fiscal,fatturazione,belasting*',
    1: 'coverage,policy,quotes,savings,income,funds,capital,credit',
  },
  construction: {
    3: 'مقاولات,строител*,сантехник*,электрик*,hydraulik*,elektryk*,budow*,inşaat,tesisat*,byggföretag,snickar*,rörmokar*,건설,인테리어,工務店,建設,装修,lawn care,lawn maintenance,lawn mowing,snow removal,interlock*,electrical contractor*,electric company,malerarbeiten,plumber*,plumbing,contractor*,construction,builder,builders,roofing,roofer*,electrician*,hvac,remodel*,home builder*,custom homes,landscap*,renovation*,handyman,carpent*,painters,flooring,masonry,excavat*,home improvement*,heating and cooling,air conditioning,loft conversion*,extensions,kitchen fitt*,paving,concrete,fencing,scaffold*,joinery,drywall,house painting,general contract*,granny flat*,building services,building company,building contractor*,water heater*,pest control,locksmith*,cabinet making,garage door*,gutters,siding,insulation,welding,tree service*,solar panel*,elektriker*,elektroinstallat*,photovoltaik,klempner*,dachdecker*,zimmerei*,tischlerei*,schreinerei*,maler,malerbetrieb*,malermeister,fliesenleger*,bauunternehm*,sanitär*,heizungsbau*,gartenbau*,handwerk*,trockenbau,metallbau,plombier*,plomberie,électricien*,couvreur*,menuiserie*,maçonnerie,chauffagiste*,serrurier*,peintre en bâtiment,fontaner*,electricista*,carpinter*,reformas,constructor*,albañil*,idraulic*,elettricist*,ristrutturazion*,edile,schilder,schilders*,schilderwerk,loodgieter*,aannemer*,timmer*,dakdekker*,hovenier*,stukadoor*,canalizador*,pintura e remodela*',
    2: 'building,drain*,bathroom*,kitchen*,boiler*,heating,electrical,repairs,install*,leak*,restoration,decking,carports,woodwork*,architect*,new homes,floor plans,craftsmanship,free estimate*,free quote*,bricklay*,plaster*,tiling,job site,pipe*,emergency,gas safe,structural,cleaning services,dépannage,chaudière*,salle de bain,devis gratuit,bâtiment,renovierung*,sanierung*,baustelle*,montage,verbouwing*,binnenschilderwerk,buitenschilderwerk,behangen',
    1: 'project,projects,residential,commercial,quality,licensed,insured,home,homes,design build,estimate*,maintenance',
  },
  'real-estate': {
    3: 'عقارات,العقارات,عقاري,недвижимост*,риэлтор*,nieruchomości,emlak,gayrimenkul,mäklar*,부동산,不動産,房地产,real estate,realty,realtor*,property management,estate agent*,letting agent*,lettings,homes for sale,houses for sale,apartments for rent,apartment homes,property for sale,office space,mls,brokerage,commercial property,land for sale,ranches for sale,letting,houses for rent,virtual office*,business center,serviced office*,luxury apartment*,condos for sale,leasing,immobilien*,immobilienmakler*,hausverwaltung*,agence immobilière,immobilier*,inmobiliaria*,agenzia immobiliare,immobiliare,makelaar*,makelaardij,imobiliária*',
    2: 'buying,selling,listing*,apartment*,property,properties,buyers,sellers,broker,brokers,condo*,rent,rental*,for sale,floor plans,tenant*,landlord*,home buyers,acreage,ranches,community,valuation*,bedroom*,buy a home,sell your home,neighborhood*,office to let,square feet,sq ft,wohnung*,mietwohnung*,appartement*,maison à vendre,pisos,viviendas,case in vendita,woningen',
    1: 'homes,house,houses,home,agent,agents,land,lots,mortgage,amenities,location',
  },
  retail: {
    3: 'shop online,online store,online shop,add to cart,shopping cart,boutique,gift shop,jewel*,furniture store,florist*,bookstore,clothing store,pet store,hardware store,wholesale,supplier,suppliers,supplies,batteries,gifts,free shipping,handcrafted furniture,product catalog,antiques,retailer*,car dealership,bicycle shop,gift baskets,soap,garden centre,garden center,onlineshop,buchhandlung*,blumenladen,fachgeschäft*,boutique en ligne,librairie*,fleuriste*,tienda*,floristería,joyería*,negozio*,gioiell*,webshop,winkel*,bloemist*,loja',
    2: 'store,shop,shops,products,cart,checkout,shipping,catalog,catalogue,order online,add to basket,basket,buy online,brands,collection*,sale,accessories,clothing,apparel,cheese,chocolate*,candle*,furniture,handmade,skin care,replacement,bestsellers,merchandise,sku,in stock,toys,shoes,fabrics,custom made,instrument*,license plates,warenkorb,sortiment,panier,livraison,carrito,envío gratis,carrello,winkelwagen',
    1: 'buy,price*,order,gift,item,items,product,delivery,size,sizes,color,returns',
  },
  hospitality: {
    3: 'مطعم,مطاعم,فندق,مقهى,ресторан*,кафе,гостиниц*,отель,restauracja,pizzeria,restoran,otel,restaurang*,식당,호텔,레스토랑,餐厅,餐廳,酒店,レストラン,ホテル,居酒屋,wood-fired,private dining,tasting menu*,farm to table,cantina,gastropub,tearoom,restaurant*,hotel,hotels,motel,inn,resort,bed and breakfast,bed & breakfast,b&b,cafe,café,coffee shop,bakery,catering,caterer*,bistro,pizzeria,brewery,winery,wedding venue,steakhouse,food truck,accommodation*,lodging,guest house,guesthouse,pub,dining,event venue,event planning,event management,corporate events,vacation rental*,grill,bar & grill,tavern,diner,ristorante,sushi,espresso,hostel,spa resort,gasthof*,gasthaus,gaststätte*,wirtshaus,pension,ferienwohnung*,bäckerei*,konditorei*,brauerei*,biergarten,hôtel,hôtels,brasserie,boulangerie*,pâtisserie*,traiteur*,chambres d hôtes,gîte*,restaurante*,panadería*,pastelería*,hostal,trattoria*,osteria*,albergo,agriturismo,panificio,pasticceria,gelateria*,eetcafé,bakkerij*,padaria*,taqueria*,taquería*,noodle*,bbq,barbecue,tapas,takeaway,food delivery',
    2: 'menus,cooking,kitchens,takeaways,platos,cocina,reservas,menu,reservation*,guest,guests,rooms,chef,cuisine,dinner,lunch,breakfast,brunch,bar,wine,beer,pizza,suites,check-in,book a table,takeout,take-out,bread,pastries,cakes,banquet*,weddings,dessert*,appetizers,italian,seafood,bartender,hospitality,cocktail*,coffee,sandwich*,events,ski,event,speisekarte,zimmer,frühstück,küche,reservierung*,cuisine régionale,carte,habitaciones,desayuno,carta,cucina,piatti,camere,prenota*,tavolo,kamers,gerechten,tortellini,ragù,doordash,uber eats,ubereats,indian,nepali,chinese food,cuisines',
    1: 'food,stay,room,kitchen,fresh,amenities,table,delicious,entertainment,meal*,travel,book now',
  },
  consulting: {
    3: 'consulting,consultancy,consultant*,management consult*,business coach*,executive coach*,staffing,recruitment,recruiting,staffing firm,advisory firm,human resources,business advisory,strategy consult*,executive search,employment agency,leadership development,change management,unternehmensberat*,beratungsunternehmen,personalberat*,personalvermittlung,strategieberatung,managementberatung,cabinet de conseil,consultoría*,consultor*,consulenza,consulent*,adviesbureau,organisatieadvies,business strateg*',
    2: 'strategy,advisory,stakeholder*,leadership,organizational,workforce,hiring,process improvement,transformation,business problems,operational,outsourcing,candidates,employers,jobs,market research,execution,facilitation,executive,executives,strategische*,unternehmen,nachfolge*,beratung,conseil,asesoramiento,advies',
    1: 'business,solutions,clients,growth,teams,decision*,management,operations,insight*,performance',
  },
};
