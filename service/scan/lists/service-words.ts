import { maxScanned } from '../../contract/scan.ts';
import { cleanText } from '../page/clean-text.ts';
import { isFiller } from '../page/filler.ts';
import { isNewsTitle } from '../words/not-lines.ts';
import { nameKey } from '../name/compare-names.ts';
import type { FoundList } from '../page/found.ts';
import { isNotOffered, shortenName, withoutDuration } from './not-offered.ts';
import { readPersonName } from './person-words.ts';

const acronyms =
  /^(?:[^AEIOUÄÖÜÉÈ]{2,4}|HVAC|AC|A|IT|UV|LED|EV|TV|SEO|ERP|IV|USA|UK|EU|ADU|IRS|DUI|DWI|OUI|CAD|EMDR|CBT|PTSD|ADHD|RTU|UX|UI|AI|API|IPL|TENS|IVF|ENT)$/u;
/** Fewer entries are not taken for a list. */
export const minServices = 3;
const maxLength = 60;
const maxWords = 6;

const before =
  'our|all|my|meine?|mes|mis|mijn|i miei|le mie|the|les?|la|las|los|die|das|i|gli|os|as|featured|popular|core|main|key|full range of|a selection of our|nos|notre|unsere?|ihre|nuestros|nuestras|nuestra|onze|i nostri|le nostre|os nossos|as nossas|våra|våre|vores|nasze|naše|hizmet';
const english =
  "(?:[\\p{L}’'&]+\\s){0,3}(?:services|treatments|specialt(?:y|ies)|specialities|practice areas|areas of (?:practice|expertise|focus|law)|expertise|solutions|procedures|programs|programmes|classes|courses|offerings|capabilities)|what we (?:do|offer|treat)|how (?:we |can we |may we |i )?(?:can )?help(?: you)?|(?:services|treatments|work) we (?:do|offer|provide)";
const european =
  "leistungen|angebote?|dienstleistungen|leistungsspektrum|leistungsangebot|behandlungsspektrum|schwerpunkte|tätigkeitsschwerpunkte|tätigkeitsgebiete|fachgebiete|rechtsgebiete|behandlungen|was wir (?:tun|bieten|machen)|unser angebot|prestations|savoir[- ]faire|compétences|domaines? d['’](?:intervention|expertise|activité)s?|domaines de compétences?|motifs de consultation|quand consulter(?: une? \\p{L}+)?|anwendungsgebiete|indikationen|wobei (?:ich|wir) (?:ihnen )?helfen|klachten|waarvoor (?:kunt u|kun je) (?:bij (?:mij|ons) )?terecht|(?:di )?(?:che )?cosa (?:mi occupo|ci occupiamo)|patologie trattate|qué trat(?:amos|o)|patologías(?: que tratamos)?|o que tratamos|soins|servicios|tratamientos|especialidades|áreas de (?:práctica|especialización)|qué (?:hacemos|ofrecemos)|lo que (?:hacemos|ofrecemos)|ce que nous (?:faisons|proposons)|nous (?:proposons|faisons)|servizi(?: legali| offerti| professionali)?|trattamenti|specialità|aree di (?:attività|competenza)|cosa (?:facciamo|offriamo)|diensten|behandelingen|specialisaties|wat (?:we|wij) (?:doen|bieden)|ons aanbod|serviços|tratamentos|áreas? de atuação|atuação|o que (?:fazemos|oferecemos)|tjänster|tjenester|ydelser|behandling(?:er|ar|stilbud)?|(?:realizowane|świadczone|oferowane|proponowane|wykonywane) usługi|(?:.{2,30}\\s)?áreas do direito|palvelut|usługi|(?:nasza )?oferta|co (?:robimy|oferujemy)|zakres usług|služby|szolgáltatások|szolgáltatásaink|servicii(?:le noastre)?|hizmetlerimiz|hizmetler|uzmanlık(?:larımız| alanlarımız)|(?:çalışma|faaliyet) alanlarımız";
const other =
  '(?:наши |наші )?услуги|послуги|что мы делаем|진료\\s?과목|서비스|サービス(?:内容)?|事業内容|業務内容|診療(?:内容|案内)|(?:我们的)?服务(?:项目|内容)?|服務(?:項目|內容)|خدماتنا|الخدمات|خدمات|השירותים שלנו|שירותים|हमारी सेवाएं|सेवाएं|υπηρεσίες|dịch vụ(?: của chúng tôi)?|layanan(?: kami)?';
const after =
  "(?:we (?:offer|provide)|(?:we )?offered|include|provided|for(?:\\s[\\p{L}’'&]+){1,4}|& prices|and prices|& pricing|and pricing|& rates|(?:&|und|et|y|e|en|i) (?:preise|tarife?s?|prix|precios|prezzi|prijzen|tarieven|preços|cennik)|im überblick|auf einen blick|(?:in|at|near|across|throughout)\\s\\p{Lu}.{1,30})";

/** Words that invite to look at the services: "Descubre nuestros servicios". */
const invites =
  '(?:entdecken sie|découvrez|descubr[ea]|conoce|conozca|scopri(?:te)?|ontdek|bekijk|conheça|descubra|poznaj|sprawdź|zobacz)';
/**
 * The word for services with an addition: "Servicios de fontanería en Madrid", "Leistungen für Haus
 * und Garten", "Usługi stomatologiczne".
 */
const ofKind =
  "(?:leistungen|prestations|servicios|servizi|diensten|serviços|usługi|услуги|послуги|behandlungen|soins|tratamientos|trattamenti|behandelingen|tratamentos|zabiegi)(?:\\s(?:[\\p{L}’'-]+|&|/)){1,6}";

/** The word for services after adjectives: "Medizinische Leistungen". */
const ofManner = '(?:\\p{L}{4,}e[nr]?\\s){1,2}(?:leistungen|dienstleistungen|diensten)';

/** A heading that consists of the word for services. */
export const plainServicesHeading = new RegExp(
  `^(?:${invites}\\s+)?(?:(?:${before})\\s+)?(?:${english}|${european}|${other})(?:\\s${after})?\\s*[:?!.]?$`,
  'iu',
);
/** A heading of the services. */
export const servicesHeading = new RegExp(
  `^(?:${invites}\\s+)?(?:(?:${before})\\s+)?(?:${english}|${european}|${other}|${ofKind}|${ofManner})(?:\\s${after})?\\s*[:?!.]?$`,
  'iu',
);
/** A heading of the services in English. */
export const calledInEnglish = new RegExp(
  `^(?:(?:${before})\\s+)?(?:${english})(?:\\s${after})?\\s*[:?!.]?$`,
  'iu',
);
/** A sentence that introduces a list: "We offer the following services:". */
export const introducesServices =
  /^(?=.{12,160}$)(?:.*\b(?:services|treatments|areas of practice|areas of law|practice areas)\b.*(?:\binclude|\bfollowing\b|:$)|.*\b(?:offer|provide|speciali[sz]e in|handle|deal with)\b.*\b(?:following|variety|range|wide array)\b.*(?:services|treatments|areas|work|cases)\b.*|.*\bfolgende (?:leistungen|arbeiten)\b.*|.*\b(?:siguientes servicios|services suivants|seguenti servizi)\b.*|.*(?<!\p{L})(?:verhelpt|behandelt|behandeln|behandelen|verzorgen|bieden|atendemos|curiamo|seguiamo|nous prenons en charge|behandel ik|bieten|biete|umfass(?:t|en)|traitons|traite|soignons|proposons|propose|offriamo|piatti|trattiamo|ofrecemos|ofrezco|tratamos|oferecemos|oferujemy|tilbyr|tilbyder|erbjuder|utför|utfører|udfører|gespecialiseerd|spezialisiert|spécialisée?s?|especializad[oa]s?|specializzat[oaie]|specialiserade?|предлагаем|выполняем|осуществляем|лечим)(?!\p{L}).*:$)/iu;
/** Words before lists of places, languages, days, payments, people and promises. */
export const introducesOthers =
  /(?<!\p{L})(?:(?:towns|cities|villages|suburbs|countries|languages?|hours|orten?|städten?|gemeinden|regionen|sprachen|öffnungszeiten|villes|communes|langues|horaires|ciudades|municipios|idiomas|horario|città|comuni|lingue|orari|steden|gemeenten|talen|openingstijden|cidades|orter|städer|språk|byer|sprog)(?:\s\p{L}+){0,2}|open|team|staff|promise|accept|speak|geöffnet|da in|akzeptieren|sprechen|ouverte?|acceptons|parlons|abierto|aceptamos|hablamos|aperto|accettiamo|parliamo|spreken|aceitamos|falamos)\s*:$/iu;
/** A heading of the services, not the name of a service that ends like one. */
const ownHeading =
  /^(?:(?:our|all|my|the|other|more|additional|featured|popular|standard|upcoming|regular|special|weekly)\s+){0,2}(?:services?|treatments|specialt(?:y|ies)|specialities|practice areas|expertise|solutions|procedures|programs|classes|courses|what we (?:do|offer)|áreas? de atuação.*|leistungen|angebot|prestations|soins|servicios|servizi|diensten|serviços|dentists|doctors|professionals|products|outsourced services|additional|other)\s*:?$|^(?:weitere|andere|sonstige|autres|otros|altri|outros|inne|pozostałe|overige|andere|другие|други|прочие|інші)\s(?:leistungen|dienstleistungen|prestations|services|servicios|servizi|serviços|usługi|diensten|услуги|послуги)$/iu;
/** Calls to action, and links to other parts of the site. */
const asks =
  /^(?:(?:and |y |e |et |und |en |i )?(?:much |mucho |molto |muito |bien d['’]autres|vieles |molt |viel )?(?:more|más|altro|mais|plus|mehr|meer|més)[….!]*$|let|read|learn|view|see|find|click|select|choose|upload|enter|request|schedule|discover|explore|subscribe|download|submit|send|sign|log|join|register|search|skip|try|watch|meet|welcome|say|ask|book|get|why|how|who|what|step|next step)(?=\s|$)|^(?:call|contact|order|shop|visit|follow|find|email|text|talk|speak)(?:$|\s(?:us|now|today|here|me|our|online|for|to|with|\d))|^(?:home|menu|(?:quick|useful) links|about|faqs?|testimonials?|reviews?|gallery|blog|news|pricing|prices|next|previous|back|close|open|more|all services|our services|locations?|careers?|jobs|events?|resources?|privacy|terms|price list|more info(?:rmation)?|imprint|impressum|datenschutz|kontakt|startseite|über uns|karriere|home page|facebook|twitter|instagram|linkedin|youtube|telegram|whats ?app|viber|messenger|tiktok|pinterest|skype|вконтакте|contacto|inicio|accueil|mentions légales)(?:$|\s(?:us|now|here|page|policy|details|all|hours|of (?:use|service)))|^(?:mehr|weiter|jetzt|hier|en savoir|voir|ver |leer|conoce|scopri|leggi|lees|bekijk|contacte[zr]?|contactez-\p{L}+|nous (?:contacter|joindre|trouver)|contacteer|kontaktieren|contatta\p{L}*|réserve[zr]|buchen|prenota|reserveer|jump to|back to|go to|подробнее|узнать|записаться|заказать|оставить|получить|смотреть|читать|позвонить|связаться|написать|задать|купить|ещё|skontaktuj|umów|zadzwoń|dowiedz|czytaj|napisz|więcej|zapytaj|szczegóły|meer|afspraak|boek|vraag|reserva|reservar|agendar|agende|saiba|fale|entre em|peça|pide|llama|llámanos|appelez|demande[zr]|prendre|prenez|jetzt|rufen sie|chiama|richiedi|contattaci|더보기|اقرأ|المزيد|regresar|volver|cotiza\p{L}*|ubicación|ubicaciones|solicita\p{L}*|anfrage\p{L}*|termin|запис\p{L}*|контакт\p{L}*|наші контакти|наши контакты|о нас|про нас|отзывы|відгуки|цены|ціни|zurück|retour|torna|terug|voltar|kliknij|zobacz|sprawdź|zamów|présentation|déroulement|venir au|mon parcours|mein werdegang|mijn achtergrond|kies|wählen|choisissez|scegli|elige|escolha|wybierz|appeler)(?=\s|$)|^(?:full (?:treatment|service|price) list|gift (?:vouchers?|cards?|certificates?)|(?:online|book) (?:booking|online|appointments?)|pricing at a glance|special offers?|coupons?|(?:current )?(?:offers|specials|deals)|gutschein\p{L}*|bons? cadeaux?|chèques? cadeaux?|cadeaubon\p{L}*|buono regalo|(?:our|my|unsere?|nos|notre|onze) (?:work|philosophy|philosophie|mission|vision|values?|clients?|customers?|partners?|projects?|recent work|promise|pledge|engagements?|garanties|versprechen|werkwijze))$|^(?:was|wie|warum|hoe|wat|ce que|comment|cosa|come|qué|cómo|o que|co)\s(?:wir|wij|we|nous|vous|facciamo|offriamo|hacemos|ofrecemos|fazemos|oferecemos|robimy|oferujemy)(?=\s|$)|^(?:aktuelle|laufende|unsere letzten|recente|derniers|últimos|ultimi)\s(?:projekte|projecten|projets|proyectos|projetos|progetti)$|\b(?:learn|read|view|see|find out) more\b|\bnear (?:me|you)\b|^(?:best|top|#1)\s|\b(?:privacy policy|all rights reserved)\b/iu;
const notNames =
  /^\/|,\s(?:was|wo|wie|wenn|weil|dass|who|which|that|where|when|qui|où|quand|che|dove|donde|cuando|onde|waar|wanneer|die|der|das)\s|^(?:für (?:jede[nrms]?|alle)|alles|pour (?:tous|toutes|chaque)|per ogni|para cada|voor (?:elke?|ieder[e]?|alle))\s|^(?:(?:less|more|longer) than|weniger als|mehr als|länger als|moins de|plus de|menos de|más de|meno di|più di|minder dan|meer dan|langer dan|al meer dan|\d+ (?:tot|to|bis|à|a) \d+)\s|^(?:cennik|preise|preisliste|tarifs?|tarieven|prijzen|precios|tarifas|prezzi|listino|preços)$|\?$|[.!]$|@|https?:|\b\d{1,2}\s?%|\b(?:special offers?|discounts?|on sale|gift card)\b|скидк|акци[ия]|подарок|^(?:при|если|когда|для|от|до)\s|^\d[\d\s.,]*\s?(?:руб|₽|р\.|kr|zł|din|eur)|rabatt|^promo\p{L}*$|^(?:tarife?s?|prix|preisliste|listino|tarieven)\s|:\s?\d|©|\d{3}[\s.-]\d{3,4}|[$€£₹]\s?\d|\bRs\.?\s?\d|\d\s?[$€£₹]|[★☆]|^(?:(?:full|first|last|your)\s+)?(?:name|e-?mail(?: address)?|phone(?: number)?|telephone|message|subject|security code|captcha|comments?|company(?: name)?|zip(?: code)?|post ?code|date|time|password|username)\s?\*?:?$/iu;
/**
 * Claims about quality in place of services: "Honest prices", "100% happiness", "Licensed &
 * insured".
 */
const virtue =
  /^(?:\d{1,3}\s?%\s|(?:honest|fair|affordable|competitive|upfront|transparent|great|low(?:est)?|reasonable|flexible|clear|predictable)\s(?:&\s\p{L}+\s|and\s\p{L}+\s)?(?:prices?|pricing|rates|quotes|payments?|value)\b|(?:fully\s)?(?:licen[sc]ed|insured|bonded|qualified|certified|vetted|trained)(?:\s?(?:&|and|,)\s?(?:\p{L}+\s?){1,3})?$|(?:fully\s)?(?:licen[sc]ed|insured|trained|certified|qualified|vetted|experienced|friendly|expert|skilled|professional|dedicated)\s(?:\p{L}+\s){0,3}(?:technicians?|team|staff|professionals|experts|crew|electricians|plumbers|drivers|instructors|teachers)$|(?:family|locally|veteran)[\s-]owned|satisfaction|(?:free|no[- ]obligation)\s(?:\p{L}+\s)?(?:estimates?|quotes?|consultations?|inspections?)$|24\s?\/\s?7$|(?:on[- ]time|money[- ]back|quality|workmanship)\s(?:guarantee|service|work(?:manship)?)|guaranteed results?$|(?:modern|advanced?|latest|up-to-date)\s(?:equipment|technolog(?:y|ies)|facilit(?:y|ies)|treatments?)$|(?:\d+\+?\s)?years?\s(?:of\s)?experience|customer (?:satisfaction|service)|peace of mind|eco[- ]friendly$|financing|cost[- ]effective|(?:sustainable|customi[sz]able|durable|reliable|efficient|versatile|flexible|affordable|transparent|innovative|trustworthy|professional|experienced|friendly|convenient|trusted|secure|hassle[- ]free|stress[- ]free|on[- ]time|quick|fast|easy|simple|clean|safe)(?:\s(?:&|and)\s\p{L}+)?$|(?:unmatched|exceptional|outstanding|attention to|state[- ]of[- ]the[- ]art|cutting[- ]edge|fast(?:est)?\s(?:delivery|turnaround|response|service)$|(?:high|best|top|great|good|superior|premium)[\s-]quality$|quality (?:food|materials?|products?|guarantee[d]?|assurance|control)$|original recipes$|happy (?:clients|customers)|our (?:promise|guarantee)))|(?:zuverlässig(?:keit)?|qualität|erfahrung|kompetenz|flexibilität|transparenz|pünktlich(?:keit)?|faire preise|persönliche beratung|qualité|expérience|réactivité|proximité|confiance|écoute|disponibilité|devis gratuit|professionnalisme|calidad|experiencia|confianza|compromiso|profesionalidad|puntualidad|qualità|esperienza|professionalità|affidabilità|puntualità|passione|kwaliteit|betrouwbaar(?:heid)?|ervaring|vakmanschap|qualidade|confiança|experiência|jakość|doświadczenie|опыт|качество|гарантия|надежность|надёжность)$|\b(?:guarantee[ds]?|promise|difference|advantage|snapshot|you can trust)$|^(?:available|disponib\p{L}*|verfügbar|beschikbaar)\s24|^(?:videos?|(?:course )?curriculum|(?:real|success) stories|histórias reais|histoires vraies|historias reales)$/iu;
/** Prices at the end of an entry: "Cut & dry €18", "Facial from $90". */
const priced =
  /(?:[\s:.–—-]+(?:from|ab|vanaf|dès|à partir de|desde|da|od|fra|från))?[\s:.–—-]*(?:(?:[$€£₹]|EUR|CHF|Fr\.)\s?\d[\d.,]*(?:\s?(?:\+|[,.]?[-–—]+))?(?:\s?[-–]\s?[$€£₹]?\d[\d.,]*)?|\d[\d.,]*\s?(?:€|EUR|CHF|kr|zł|Kč|lei)\.?)\s*$/iu;

/** An entry of a price list without its price; undefined for an entry without a price. */
export function withoutPrice(text: string): string | undefined {
  const bare = text.length > 120 ? text : text.replace(priced, '');
  return bare === text || bare.length < 3 ? undefined : bare;
}

/** Numbered or placeholder entries: "Schritt 2", "Beispiel 1". */
const counted =
  /^(?:beispiel|stap|schritt|étape|pas[os]o?|step|krok|шаг|этап|услуга|project|projekt|projet|proyecto|progetto|projeto|example|exemple|ejemplo|esempio|voorbeeld|przykład|item|phase|fase|photo|foto|bild|slide|column|image|title|titel|titre)\s*(?:#|nr\.?|no\.?|n°|№)?\s*\d+(?!\p{L})|^(?:title|titel|titre|título|titolo|heading|item|add new\s.*|no (?:upcoming|new|current|results?)\s.*|coming soon|every (?:mon|tues|wednes|thurs|fri|satur|sun)day|various times|others?|misc|otr[ao]s|autres|sonstige[s]?|altr[oi]|overige?|outr[ao]s|inne|прочее|другое)$|^[([{]/iu;
/** Claims about quality in other languages. */
const otherVirtue =
  /^(?:(?:immer|stets|jederzeit) erreichbar|flexibel \p{L}+|horaires flexibles|toujours joignable|siempre disponible|sempre disponibil[ei]|altijd bereikbaar|(?:transparente?s?|klare|feste|kurze|faire?|günstige|geprüfte?|erfahrene?s?|kompetente?s?|schnelle?r?|persönliche?r?|individuelle?|kostenlose?s?|professionelle?s?|modernste|höchste|langjährige|qualifizierte?s?|zertifizierte?s?|lokale?|regionale?|freundliche?s?|pünktliche?r?|flexible|ehrliche|hochwertige)\s(?:(?:&|und)\s\p{L}+\s)?(?:preise?|kosten|wartezeiten|wege|fahr(?:er|lehrer)|lehrer|trainer|team|beratung|erfahrung|qualität|service|mitarbeiter|experten|fachkräfte|reaktion|termine|terminvergabe|lieferung|ausführung|umsetzung|angebote?|betreuung|partner|materialien|technik|abwicklung)|lokal verwurzelt|rund um die uhr|24\s?\/\s?7\s.*|24h\s?\/?\s?(?:24|7).*|(?:devis|déplacement|diagnostic|estimation)s?(?: (?:et|&) \p{L}+)? (?:gratuits?|offerts?|rapides?)|garanties?(?: décennale)?|certification (?:état|\p{L}+)|(?:prix|tarifs?) (?:transparents?|justes?|compétitifs?|abordables?)|(?:équipe|artisans?|techniciens?|personnel) (?:qualifiée?s?|certifiée?s?|expérimentée?s?|professionnelle?s?)|intervention rapide|(?:qualité|respect) d(?:e la |es |u |e l['’])?\p{L}+|accompagnement|réactivité|satisfaction (?:client|garantie)|presupuestos? (?:gratis|gratuitos?|sin compromiso)|atención (?:personalizada|al cliente)|precios (?:justos|competitivos|transparentes)|garantía(?: de calidad| total)?|(?:equipo|personal) (?:profesional|cualificado|calificado|experto)|servicio (?:rápido|personalizado|de calidad|24.*)|preventiv[oi] gratuit[oi]|prezzi (?:trasparenti|competitivi|onesti)|personale (?:qualificato|esperto)|orçamentos? (?:grátis|gratuitos?|sem compromisso)|atendimento (?:personalizado|humanizado|rápido|de qualidade)(?: e .*)?|ambiente (?:confort\p{L}+|acolhedor\p{L}*|seguro|agradável|moderno)(?: e .*)?|preços? (?:justos?|competitivos?)|garantia(?: de qualidade)?|(?:equipe|equipa|profissionais) (?:especializad[ao]s?|qualificad[ao]s?|experientes?)|gratis (?:offerte|advies)|eerlijke prij(?:s|zen)|persoonlijke (?:aanpak|aandacht|begeleiding)|(?:konkurencyjne|przystępne|atrakcyjne) ceny|wykwalifikowan\p{L}+ \p{L}+|indywidualne podejście|podejście naukowe|bezpłatn\p{L}+ \p{L}+|(?:wysoka|najwyższa) jakość.*|честные цены|доступные цены|опытны[ей] \p{L}+|бесплатн\p{L}+ (?:выезд|консультаци\p{L}+|замер|доставка)|гарантия.*|индивидуальный подход|высокое качество.*)$/iu;

/** Parts of the price of a stay. */
const charge =
  /^(?:kurtaxe|ortstaxe|kurbeitrag|endreinigung|nebenkosten|kaution|übernachtungs?preis|tourist tax|city tax|final cleaning|security deposit|nightly rate|taxe de séjour|forfait ménage|caution|tassa di soggiorno|pulizi[ae] finali?|cauzione|tasa turística|limpieza final|fianza|toeristenbelasting|eindschoonmaak|borg|taxa turística|caução|opłata klimatyczna|kaucja)(?!\p{L})/iu;

/** Qualities in one word, as cards about a firm's advantages name them. */
const quality =
  /^(?:flexibilit(?:y|at|ät|é)|flexibilidade?|flessibilità|flexibiliteit|elastyczność|практичность|гибкость|praticidade|practicidad|praticità|segurança|seguridad|sicurezza|sécurité|sicherheit|veiligheid|bezpieczeństwo|безопасность|agilidade|agilidad|rapide[zt]|rapidité|rapidità|schnelligkeit|snelheid|speed|szybkość|скорость|transpar[eê]nc(?:y|ia|e)|transparenz|trasparenza|transparantie|przejrzystość|прозрачность|comodidade?|comodità|convenience|komfort|confort|confiança|confianza|fiducia|confiance|vertrauen|vertrouwen|trust|zaufanie|доверие|reliability|zuverlässigkeit|betrouwbaarheid|affidabilità|fiabilité|fiabilidad|expertise|experience|erfahrung|expérience|experiencia|experiência|esperienza|ervaring|doświadczenie|опыт|innovation|inovação|innovación|innovazione|innovatie|efficiency|effizienz|eficiência|eficiencia|efficienza|efficacité|efficiëntie|ביטחון|נוחות|(?:menor(?:es)?|melhor(?:es)?|bajas?|mejor(?:es)?)\s.{0,12}(?:taxas?|juros|tarifas?|tasas?|precios?|preços?).*)$/iu;

/** Other parts of a page, and all services in one: "Alle Leistungen", "Intro". */
const otherParts =
  /^(?:intro(?:duction|duktion)?|overview|übersicht|überblick|einleitung|aperçu|contato|contatti|contatto|atuação|localização|onde estamos|dove siamo|dónde estamos|où nous trouver|wo wir sind)$|^(?:alle|all|tous (?:nos|les)|toutes (?:nos|les)|tutt[ie] (?:i|le|gli)(?: nostr[ie])?|tod[oa]s (?:os|as|los|las|nossos|nuestros)|wszystkie|все|tüm)\s(?:leistungen|angebote|behandlungen|services|servizi|prestations|soins|trattamenti|serviços|servicios|tratamientos|diensten|behandelingen|usługi|услуги|hizmetler\p{L}*)$/iu;
/** Tools of a page, steps of its forms, and what a firm accepts. */
const tools =
  /\b(?:calculator|configurator|rechner|konfigurator|calculateur|simulateur|calculadora|calcolatore|rekenmodule)$|^(?:project|personal|contact|order|booking|your) details$|\b(?:insurances?|cards?|payments?)\s(?:are |is )?accepted$/iu;
/** What shops promise: "Free shipping", "Sichere Zahlung", "Hızlı teslimat". */
const promises =
  /^(?:free|fast|worldwide|international) (?:shipping|worldwide shipping)|^(?:secure|safe) (?:payments?|checkout|shopping)|^easy returns|^(?:24\s?\/\s?7|7\s?\/\s?24) (?:support|destek|service)|^(?:kostenlose[rn]?|schnelle[rn]?) versand|^versandkostenfrei|^sichere (?:be)?zahlung|^livraison (?:gratuite|rapide|offerte)|^paiements? sécurisés?|^retours? (?:gratuits?|faciles?)|^envíos? (?:gratis|gratuitos?|rápidos?)|^pagos? seguros?|^spedizion[ei] (?:gratuit[ae]|veloc[ei])|^pagament[oi] sicur[oi]|^gratis verzending|^snelle levering|^veilig betalen|^frete grátis|^(?:entrega rápida|pagamento seguro)|^hızlı (?:teslimat|kargo)|^güvenli (?:alışveriş|ödeme)|^ücretsiz kargo|^kaliteli ürün\p{L}*|^müşteri memnuniyeti|^darmowa dostawa|^szybka wysyłka|^bezpieczne płatności|^(?:бесплатная|быстрая) доставка|^безопасная оплата/iu;

/** Names of countries, which say where a firm works. */
const countries = new Set(
  ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'ru'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return 'AO AR AT AU BE BR BY CA CH CL CN CO CZ DE DK ES FI FR GB GR HU IE IN IT JP KZ LU MA MX MZ NG NL NO NZ PE PL PT RO RS RU SE SI SK TN TR UA US ZA'
      .split(' ')
      .flatMap((code) => names.of(code)?.toLowerCase() ?? []);
  }),
);

/** Words of a sentence with a speaker, which names of services do not contain. */
const speaks =
  /(?:^|\s)(?:our|we|us|we['’](?:ve|re|ll)|my|i['’]m|it['’]?s|is|are|will|they|their)(?=\s|$)/iu;
/** Two texts without a space between them, which a style sheet separates: "photographsHard". */
const joinedTexts = /\p{Ll}{6}\p{Lu}\p{Ll}/u;

/** Headings of other parts of a page, at which a list of services ends. */
export const notService =
  /\b(?:why|team|about|testimonials?|reviews?|contact|clients?|faqs?|questions|blog|news|process|steps|how it works|approach|gallery|hours|story|recent|latest|featured|projects|portfolio|listings|welcome|join|ready|get|areas? (?:we )?(?:serve|cover)|locations?|accreditations?|partners|sponsors|meet|kontakt|informationen|anfahrt|über uns|aktuelles|karriere|referenzen|kundenstimmen|à propos|actualités|avis|contacto|nosotros|opiniones|noticias|contatti|chi siamo|equipo|equipe|équipe|squadra|recensioni|testimonianze|testimonios|témoignages|depoimentos|over ons)\b|(?<!\p{L})(?:o nas|o firmie|opinie|aktualności|realizacje|cennik|promocje|waarom|nieuws|ervaringen|perché|por ?qu[eé]|ваканси\p{L}*|vacatures?|pourquoi|warum|акци[ия]|скидк\p{L}*|цен[аы]|отзывы|контакты|новости|преимущества|почему|о компании|сравнение|гаранти\p{L}*|как мы|наши работы|этапы|öffnungszeiten|sprechzeiten|openingsuren|openingstijden|horaires|horarios?|godziny otwarcia|bildergalerie|galerie|galerij|galería|galeria|galleria)(?!\p{L})|^(?:fotos?|foto['’]s|photos?|bilder|orari?|diplom(?:e|es|as)|diplômes?|expériences?|werdegang|lebenslauf|(?:mon )?parcours|titulación)$|^(?:über\s|over\s(?!\d|the\b))/iu;

/** A numbered step in any language ("Step 2", "שלב 1"), or the name of another part of the site. */
const otherPart =
  /^(?:(?:perguntas|preguntas) fre[cq]uentes|domande frequenti|veelgestelde vragen|häufige fragen|questions fréquentes|проекты?|проекти)$|^(?:so (?:läuft|funktioniert|geht)|comment (?:ça|cela) (?:marche|se passe|fonctionne)|come funziona|cómo funciona|como funciona|(?:zo|hoe) werkt|jak to działa|как это работает)(?!\p{L})|^(?:step|schritt|étape|paso|passo|stap|krok|etap|шаг|этап|стъпка|adım|lépés|pasul|trinn|steg|trin|vaihe|korak|βήμα|שלב|الخطوة|bước|langkah|단계|ステップ|第)\s?\d{1,2}(?!\d)/iu;

/**
 * Names of services in the page's order, without duplicates, bullets, numbers, and texts that are
 * not services.
 */
export function cleanServices(texts: readonly string[]): string[] {
  const kept = new Map<string, string>();
  // All entries end with a full stop: "Stain removal."
  const areStopped =
    texts.filter((text) => /[^.]\.$/u.test(text)).length >= Math.max(2, texts.length / 2);
  const areShouted = texts.every((text) => text === text.toUpperCase());
  for (const text of texts) {
    const whole = serviceName(text);
    const clean = normalizeCase(
      areStopped && whole.split(' ').length <= maxWords ? whole.replace(/\.$/u, '') : whole,
      areShouted ? 4 : 6,
    );
    if (
      clean.length < 3 ||
      clean.length > maxLength ||
      clean.split(' ').length > maxWords ||
      /^\p{Ll}/u.test(clean) ||
      !/\p{L}{2}/u.test(clean) ||
      asks.test(clean) ||
      notNames.test(clean) ||
      virtue.test(clean) ||
      otherVirtue.test(clean) ||
      quality.test(clean) ||
      charge.test(clean) ||
      otherParts.test(clean) ||
      tools.test(clean) ||
      promises.test(clean) ||
      isNewsTitle(clean) ||
      isNotOffered(clean) ||
      counted.test(clean) ||
      countries.has(clean.toLowerCase()) ||
      isFiller(clean) ||
      speaks.test(clean) ||
      ownHeading.test(clean) ||
      joinedTexts.test(clean) ||
      isPersonOrFirm(clean) ||
      otherPart.test(clean) ||
      /^(?:Dra?|Prof|Mrs?|Ms|Lic(?:d[ao])?|Ldo|Lda|Ing|Arq|Mag|Avv|Dott|Mgr)\.?\s\p{Lu}/u.test(
        clean,
      ) ||
      /^(?:des|un|une|uno|una|ein|einen?|eine|an?(?!\slevels?\b)|een)\s/iu.test(clean)
    )
      continue;
    const key = nameKey(clean);
    if (!kept.has(key)) kept.set(key, clean);
  }
  const names = [...kept.values()];
  return names.filter((name) => !isPluralOfKinds(name, names)).slice(0, maxScanned.services);
}

/** Whether a name is the plural of what others are kinds of: "Chambres" beside "Chambre Double". */
function isPluralOfKinds(name: string, names: readonly string[]): boolean {
  const plural = name.toLowerCase();
  const kinds = names.filter((other) => {
    const [noun = '', ...rest] = other.toLowerCase().split(' ');
    return (
      rest.length > 0 &&
      plural.startsWith(noun) &&
      /^(?:e?s|x|e?n|e)$/u.test(plural.slice(noun.length))
    );
  });
  return kinds.length >= 2;
}

/** The name in an entry, without its bullet, the time it takes, and examples of a long one. */
export function serviceName(text: string): string {
  return shortenName(withoutDuration(comparable(text)), maxWords);
}

/** Services with their source on the page and a confidence of at most 1. */
export function toFoundServices(
  values: readonly string[],
  source: string,
  confidence: number,
): FoundList<string> {
  return { values, source, confidence, snippet: values.join(', ') };
}

/** Whether a text is a control or a link to another part of the site. */
export function isCallToAction(text: string): boolean {
  return asks.test(text);
}

/** Whether a text is a firm, a person with a position, or the beginning of a sentence. */
function isPersonOrFirm(text: string): boolean {
  if (
    /\b(?:LLC|LLP|Inc|Ltd|GmbH|Corp)\.?$|\s(?:with|and|or|of|for|to|(?<!(?:dine|drive|walk|drop|built|check|sit|plug|fitted|move)\s)in|the|a|&)$/iu.test(
      text,
    )
  )
    return true;
  const comma = text.indexOf(',');
  return comma > 3 && readPersonName(text.slice(0, comma)) !== undefined;
}

/**
 * A name in capitals as others are written, except for short words such as HVAC: "BRAKE REPAIR"
 * becomes "Brake Repair".
 */
function normalizeCase(text: string, minLetters: number): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const isShouted =
    letters.length >= minLetters &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase();
  if (isShouted && smallLetters.test(letters)) return text.slice(0, 1) + toLowerCase(text.slice(1));
  return !isShouted
    ? text
    : text.replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word, at: number) =>
        at > 0 && /^(?:and|of|the|for|at|by|in|on|to|de|la|le|du|und|y|et|e)$/iu.test(word)
          ? word.toLowerCase()
          : acronyms.test(word)
            ? word
            : word.slice(0, 1) + toLowerCase(word.slice(1)),
      );
}

/** Turkish has letters of its own for i with and without a dot. */
function toLowerCase(text: string): string {
  return /[İĞŞ]/u.test(text) ? text.toLocaleLowerCase('tr') : text.toLowerCase();
}

/** Letters of languages that capitalise only the first word of a name. */
const smallLetters = /[ÀÁÂÃÇÈÉÊÌÍÎÑÒÓÔÕÙÚÛĄĆĘŁŃŚŹŻČĎĚŇŘŠŤŮŽĆĐ\p{Script=Cyrillic}\p{Script=Greek}]/u;

function comparable(text: string): string {
  const whole = cleanText(text.slice(0, 200))
    .replace(
      /^(?:\d{1,2}[.)]\s*|0\d\s+|[•·*✓✔►▸»›>|–—-]\s*|[\p{Extended_Pictographic}\ufe0f\u200d]+\s*|\s)+/u,
      '',
    )
    .replace(/^[“”"„‟«»]+|[“”"„‟«»]+$/gu, '')
    .replace(/[\s:;,.»›→↗↘⇒➔➜⟶▾▼>|+*/–-]+$/u, '');
  // The other quotation mark was at the end: "Package ,,Planning".
  return (whole.match(quotationMark)?.length ?? 0) % 2 === 1
    ? whole.replace(quotationMark, '')
    : whole;
}

const quotationMark = /,,|[“”"„‟«»]/gu;
