import { countWords } from '../industry/count-words.ts';
import { isKnownWord } from '../page/split-label.ts';

const degree =
  '(?:,?\\s(?:CFP|CFA|CPA|CA|ACA|FCA|FCCA|ACCA|EA|DDS|DMD|MD|DO|OD|DPM|DVM|DC|DPT|PT|OT|PhD|Ph\\.D|PsyD|EdD|PharmD|J\\.?D|LL\\.?[BM]|Q\\.?C|K\\.?C|RN|NP|PA-C|LCSW|LICSW|LMFT|LPC|LMT|RMT|RDH|RDA|CDA|DA|RVT|CVT|RD|MBA|MSW|MPH|MSc|BSc|BA|MA|BDS|BVSc|BVMS|Esq|STL|STD|JCL|JCD|MDiv|DMin|FRCS|MRCVS|MRICS|FRICS|PE|AIA|RIBA|ARB|CSCS|REALTOR|[BMD]\\.?(?=\\p{Lu}{0,3}\\p{Ll})(?:\\p{Lu}\\p{Ll}{0,4}){1,3}(?:\\s\\(\\p{Lu}\\p{Ll}+\\))?|B\\.D\\.S|M\\.D\\.S|D\\.D\\.S|D\\.M\\.D|D\\.V\\.M|M\\.D|D\\.O|Jr|Sr|II|III)\\.?[®™]?)';
const word =
  "\\p{Lu}(?:\\p{Ll}[\\p{L}'’]*|['’]\\p{Lu}\\p{Ll}+|\\.|(?!\\p{L}))(?:-\\p{Lu}\\p{Ll}+)?";
const nameLine = new RegExp(
  `^((?:(?:Dr|Dra|Prof)\\.?\\s(?:${word}))|(?:(?:Dr|Prof|Mr|Mrs|Ms|Dra|Drs|Ing|Avv|Dott|Dott\\.ssa|Pastor|Rev|Chef|Coach|Father|Fr|Sr|Sra|Sig\\.ra|Sig|Mevr|Mevrouw|Dhr|Herr|Frau|Mme|M|Me|Ma[iî]tre|Mag|Dipl|RAin|RA|Av|Dt|Uzm|Doç|Lic|Ldo|Lda|Arq|Mgr|MUDr|MVDr|Msgr|Mons|Deacon|[Ll]ek(?=\\.)|[Tt]ech(?=\\.)|mgr|dr|inż)\\.?(?:\\s?-?(?:med|dent|jur|iur|vet|wet|stom|n|phil|rer|nat|päd|ing|oec|habil|Ing|Päd|Kfm|Kffr)\\.){0,3}\\s){0,2}(?:${word})(?:\\s(?:${word}|de|del|della|van|von|der|den|la|le|di|da|bin|al)){1,4})(?:\\s\\(${word}\\))?(${degree}*)$`,
  'u',
);
/** Positions on a line of their own. */
const english =
  'partner|founder|co-?founder|owner|proprietor|director|president|vice president|manager|managing|principal|principle|attorney|lawyer|solicitor|barrister|counsel|conveyancer|notary|mediator|paralegal|associate|dentist|doctor|physician|surgeon|veterinarian|vet|hygienist|nurse|midwife|therapist|physiotherapist|osteopath|psychologist|counsell?or|practitioner|nutritionist|dietitian|stylist|barber|colou?rist|a?esthetician|technician|masseuse|chef|sommelier|bartender|waiter|waitress|server|cashier|driver|guide|caretaker|housekeeper|baker|butcher|florist|head of|lead|leader|teacher|tutor|instructor|coach|trainer|professor|accountant|bookkeeper|auditor|analyst|advisor|adviser|planner|agent|realtor|broker|negotiator|valuer|surveyor|appraiser|architect|designer|engineer|developer|strategist|producer|photographer|consultant|executive|supervisor|coordinator|administrator|receptionist|front desk|secretary|treasurer|trustee|chair(?:man|woman|person)?|ceo|cto|cfo|coo|cmo|officer|pastor|minister|ministry|priest|rector|vicar|deacon|elder|electrician|plumber|roofer|carpenter|joiner|hairdresser|tattooist|tattoo artist|artist|farmer|innkeeper|host|painter|landscaper|gardener|builder|contractor|foreman|superintendent|estimator|installer|mechanic|groomer|specialist|expert|representative|assistant|apprentice|operations|sales|marketing';
const european =
  'direct(?:eur|rice|ora?)|inhaber(?:in)?|geschäftsführ\\p{L}*|rechtsanw\\p{L}*|fachanw\\p{L}*|steuerberat\\p{L}*|zahn(?:arzt(?!\\p{L}*(?:praxis|kammer|praxen))|mediz(?!\\p{L}*(?:um|in$))|techn|hyg|fee)\\p{L}*|(?:fach)?zahnärztin(?:nen)?|fachzahnarzt|zahnmed\\. |zahnärztliche[rs]? \\p{L}*(?:leiter|assisten|helfer|fachang)\\p{L}*|facharzt|fachärztin|arzt|ärztin|tierarzt|tierärztin|leiter(?:in)?|meister(?:in)?|therapeut(?:in)?|\\p{L}*therapeut(?:in)?|architekt(?:in)?|ingenieur(?:in)?|mediator(?:in)?|auszubildende\\p{L}*|verwaltung|sekretariat|büro|buchhaltung|avocate?s?|notaire|ostéopathe|kinésithérapeute|médecin|dentiste|psychologue|architecte|responsable|gérante?|fondat(?:eur|rice)|associée?|collaborat(?:eur|rice)|secrétaire|abogad[oa]|socio|socia|médic[oa]|odontólog[oa]|dentista|fisioterapeuta|psicólog[oa]|fundador[a]?|gerente|profesor[a]?|directora? médica?|titolare|avvocat[oa]|fondat(?:ore|rice)|medico|segretaria|eigenaar|eigenaresse|kapper|kapster|barbier|friseur(?:in)?|friseurmeister(?:in)?|vorsitzende[rn]?|schatzmeister(?:in)?|kassier(?:er)?(?:in)?|kassenwart(?:in)?|kassenprüfer(?:in)?|schriftführer(?:in)?|schützenmeister(?:in)?|sportleiter(?:in)?|sportwart(?:in)?|jugendwart(?:in)?|jugendleiter(?:in)?|betriebsleiter(?:in)?|abteilungsleiter(?:in)?|übungsleiter(?:in)?|beisitzer(?:in)?|obmann|obfrau|\\p{L}*kommandant(?:in)?|fähnrich|dirigent(?:in)?|kirchenälteste[rn]?|pfarrer(?:in)?|diakon(?:in)?|président[e]?|trésori(?:er|ère)|presidente?|presidentessa|tesorier[ea]|segretari[oa]|tesorer[oa]|secretari[oa]|tesoureir[oa]|voorzitter|penningmeester|secretaris|bestuurslid|coiffeu(?:r|se)|logopedist[ae]?|logopeda|orthophoniste|diététicien(?:ne)?|nutrizionista|nutricionista|dietista|diëtiste?|osteopata|osteopaat|estetista|esthéticienne|esteticista|schoonheidsspecialiste|sophrologue|naturopathe|heilpraktiker(?:in)?|hebamme|sage-femme|veterinari[oa]|veterinári[oa]|vétérinaire|dierenarts|fotógraf[oa]|fotograf(?:in)?|photographe|geometra|commercialista|éducat(?:eur|rice)|peluquer[oa]|parrucchier[ea]|tätowierer(?:in)?|tatoueu(?:r|se)|advocaat|tandarts|fysiotherapeut|oprichter|advogad[oa]|sóci[oa]|diretor[a]?|fundador[a]?|zakelijk leider|vd|ägare|daglig leder|tannlege|tannpleier|tannhelsesekretær|tandlæge|tandläkare|tandplejer|tandhygienist|eier|praksiseier|ejer|innehaver|frisør|frisör|lege|læge|läkare|sykepleier|fysioterapeut|kiropraktor|advokat|regnskapsfører|megler|rørlegger|indehaver|toimitusjohtaja|właściciel(?:ka)?|adwokat|lekarz|jednatel(?:ka)?|especialista|specialista|spécialiste|cl[ií]nic[oa] geral|perit[oa]|ingenier[oa]|engenheir[oa]|ingegnere|ingénieure?|tandtekniker|tandsköterska|sjuksköterska|klinikassistent|technik weterynarii|(?<=^)associat[oa](?=$)|uzmanı|hekimi?|avukat|kurucu|müdürü?|врач|стоматолог|директор|юрист|адвокат|менеджер|основатель|специалист|хирург|терапевт|мастер';
const titleWords = new RegExp(
  `(?<!\\p{L})(?:${english}|${european}|\\p{L}{3,}(?:ologist|odontist|iatrist|ometrist|iatrician|thetist))(?!\\p{L})`,
  'iu',
);
// Texts below a doctor's name in place of a position.
/** A number in the register of a profession. */
const registered = /^(?:OAB|CRM|CRO|CREFITO|CRECI|CREA|CRC|CRP)\s?[/-]\s?[A-Z]{2}\b/u;
const degreeLine =
  /^(?:B\.?D\.?S|M\.?D\.?S|M\.?B\.?B\.?S|M\.?D|D\.?D\.?S|D\.?M\.?D|D\.?V\.?M|B\.?V\.?Sc|D\.?C|Ph\.?D)(?![\p{L}\d])/u;
const notPerson =
  /\b(?:church|bible|ministr(?:y|ies)|industries|logistics|removal|provider|official|seeds?|nuts?|oils?|scraps?|medication|truck|booth|checks?|street|road|avenue|suite|services?|practice|areas?|about|contact|meet|team|staff|office|hours|law|firm|group|dental|clinic|care|home|read|more|view|book|learn|our|the|your|new|real|estate|free|family|general|personal|injury|business|tax|web|design|development|north|south|west|east|city|county|university|college|school|center|centre|company|llc|inc|ltd|gmbh|case|reviews?|what|say|says|said|why|where|homeowners?|customers|neighbou?rs|happy|satisfied|loved|thank|thanks|privacy|policy|pollicy|terms|info|information|buyer|seller|program|support|solutions?|systems?|management|marketing|customer|client|patient|online|news|events?|jobs?|careers?|project|product|quality|newsletter|search|engine|monthly|weekly|daily|certified|licensed|trusted|senior|junior|chief|head|lead|kanzlei|praxis|unser|unsere|ihr|ihre|nos|notre|nuestr[oa]s?|sobre|quem|somos|nosotros|noss[oa]s?|siamo|dicono|dicen|disent|sagen|zeggen|dizem|over|onze|preise|tarifs?|prezzi|precios|cennik|leistungen|servicios|serviços|servizi|prestations|diensten|oferta|pakete?|premium|basic|standard|deluxe|extras|wishlist|cart|collections?|packages?|plans?|mustermann|musterfrau|doe|zuständige[rs]?|kammer|behörde|sala|salle|zona|wartezimmer|reception|techniques?|therap(?:y|ies)|treatments?|massage|needling|taping|release|rehabilitation|surgery|implants?|acupuncture|willkommen|bienvenue|benvenut[ioa]|bienvenid[oa]s?|welkom|witamy)\b/iu;
// Beginnings that are not first names: "Le Chambon", "Saint Albans", "Bad Aibling"; "We've",
// "Berufliche Regelungen".
const place =
  /^(?:L[ea]|L[eao]s|El|Sainte?|St|Sankt|Bad|Den|Port|Fort|Lake|Mount|Villa|Casa|San|Santa|Château|Pinot|Haus|Hof|Gasthof|Landhaus|Famil(?:ie|ia)|Famille|Famiglia)[.\s-]/u;
/** Names of inns, wines, streets and animals: "Roter Ochse", "Alter Markt", "Black Beauty". */
const adjective =
  /^(?:(?:Rot|Grün|Blau|Schwarz|Weiß|Weiss|Golden|Silbern|Alt|Neu|Klein|Groß|Gross|Lang|Hoh|Schön|Wild|Bunt|Erst|Zweit)(?:e|er|es|en)|Golden|Green|Red|Blue|Black|White|Royal|Grand|Little|Big|Sweet|Silver|Old|Lady)\s/u;
/** Beginnings of sentences and names of clubs: "Die Satzung", "Der Reitverein". */
const article =
  /^(?:D(?:er|ie|as|em|es)|Eine?|The|Het|Een|Les|Il|Lo|Gli|Os|Um|Uma|Una|Une?)\s(?!Young\b|Edge\b)/u;
/** Beginnings of sentences about oneself: "After I qualified". */
const opensSentence =
  /^(?:How|We|After|Before|When|While|Since|As|If|Although|Though|During|With|Without|For|From|In|On|At|By|Both|Each|Every|Most|Many|Some|Being|Having|Once|Until|Upon|Despite|This|That|These|Those|Here|There|Then|And|But|Als|Wenn|Nach|Seit|Bei|Mit|Für|Après|Avant|Depuis|Pendant|Avec|Dans|Pour|Chez|Después|Desde|Durante|Cuando|Dopo|Quando|Zur|Zum|Voor|Met|Sinds|Tijdens|Toen|Depois|Após|Com)\s|\sI$/u;
/** Captions, and what clubs have. */
const compound =
  /(?:foto|photo|verein|vorstand|satzung|mannschaft|vereinigung|ordnung|praxis|kanzlei|heilkunde|verband|gruppe|abteilung)(?:s|en|e|er)?(?:\s|$)|^(?:Gruppen|Mannschafts|Vereins|Team)\p{Ll}/iu;
/** A town and its country: "Sydney Australia". */
const inCountry =
  /\s(?:Australia|Austria|Österreich|Deutschland|Germany|Canada|Belgium|België|Belgique|Nederland|Netherlands|Switzerland|Schweiz|Spain|España|Italia|Italy|Portugal|Polska|Poland|Brasil|Brazil|México|Argentina|Singapore|Malaysia|Philippines|Zealand|USA|Kingdom)$/u;
const contraction = /['’](?:ve|re|ll|m|t|s)(?:\s|$)|\p{Ll}{4}(?:ungen|liche[nrs]?)(?:\s|$)/u;
/** A degree in words below a name with an honorific: "Master in de logopedie". */
const studied =
  /^(?:master|bachelor|magister|licentiaat|laurea|laureat[ao]|licenciad[oa]|graduad[oa]|diplôm\p{L}+|dipl\.)\s(?:[\p{L}.]+\s){0,2}(?:in|en|of|de)\s/iu;
const honored =
  /^(?:Mrs?|Ms|Miss|Dra?|Drs|Prof|Dott|Mevr|Mevrouw|Dhr|Frau|Herr|Mme|Sig|Sra?|Fr|Msgr|Rev|[Ll]ek|[Tt]ech|MVDr|MUDr)\b/u;
/**
 * Words that are positions elsewhere: "Photographer's custom backpack", "Expert beard grooming and
 * shaping".
 */
const noPosition =
  /\p{L}+['’]s(?=\s)|^(?:expert|specialist)\s(?!(?:in|on|for|at|of|and|en|für|em)\s)(?=\p{Ll})|\b(?:hotel|media|retail|delivery|technology|training|official|preferred|exclusive)\spartners?\b/giu;
// A sentence, a list of links or a notice, not a position.
const notTitle =
  /\b(?:web\s?)?site (?:builder|creator|generator|maker)\b|^(?:i|i['’]m|he|she|how|why|what|when|where|who|about|your|our|we|if|meet|find|see|read|learn|view|call|contact|click|get|add to|somos|siamo|wir sind|nous sommes|wij zijn|jesteśmy)\b|©|@|https?:|(?:,[^,]*){4}|\b(?:privacy|copyright|all rights)\b/iu;

const maxKnown = 1000;
const known = new Map<string, string | undefined>();
const mayBegin =
  /^\p{Lu}|^(?:meet|about|hi|hello|i|attorney|über|ich|lek|tech|mgr|inż|dr)(?!\p{L})/u;

/**
 * The name in a text that contains only a name and perhaps degrees; undefined for anything else.
 */
export function readPersonName(text: string): string | undefined {
  if (text.length < 4 || text.length > 120 || !mayBegin.test(text)) return undefined;
  // Several callers ask for the same line.
  if (known.has(text)) return known.get(text);
  const name = readName(text);
  if (known.size >= maxKnown) known.clear();
  known.set(text, name);
  return name;
}

/**
 * The name in a text that a page's structure shows as a name. The last word may be one that names a
 * trade: "Ann Baker".
 */
export function readMarkedName(text: string): string | undefined {
  if (text.length < 4 || text.length > 60 || !/^\p{Lu}\p{Ll}/u.test(text)) return undefined;
  const strict = readPersonName(text);
  if (strict !== undefined) return strict;
  const [, first = '', last = ''] = /^((?:\p{Lu}\p{Ll}+\s){1,3})(\p{Lu}\p{Ll}+)$/u.exec(text) ?? [];
  const isLed = first !== '' && !titleWords.test(first) && !namesAnIndustry(first);
  return isLed &&
    first
      .trim()
      .split(' ')
      .every((word) => !isKnownWord(word.toLowerCase()))
    ? matchName(`${first}${last}`)?.bare
    : undefined;
}

function readName(text: string): string | undefined {
  const { name, bare } = matchName(text) ?? {};
  if (name === undefined) return undefined;
  const own = name.replace(/^(?:Dr|Prof|Pastor|Chef|Coach|Deacon)\.?\s/u, '');
  const last = own.split(' ').at(-1)?.toLowerCase() ?? '';
  // "Mississauga Plumbers" is a firm, "Ms Baker" a person.
  if (namesAnIndustry(own)) return undefined;
  if (titleWords.test(own) || (last.endsWith('s') && isKnownWord(last))) return undefined;
  return bare;
}

function namesAnIndustry(text: string): boolean {
  return [...countWords(text).keys()].some(({ weight }) => weight >= 0.5);
}

/** A text of the shape of a name, with and without its degrees. */
function matchName(text: string): { readonly name: string; readonly bare: string } | undefined {
  const bare = text
    .slice(0, 90)
    .replace(
      /^(?:meet|about|hi,? i['’]?m|hello,? i['’]?m|i['’]?m|attorney|über|ich bin)\s+(?=\p{Lu})/iu,
      '',
    )
    // "A.J. (Bram) van Ommeren"
    .replace(/(?<=\p{Lu}\.?)\s\(\p{Lu}\p{Ll}{1,14}\)(?=\s)/u, '')
    .replace(/[,\s:–—-]+$/u, '')
    // A degree such as "M.Ost" after a name stays one word.
    .replace(
      /(?<=(?:^|[\s.])\p{Lu}\.)(?<!\p{L}\.?\s\p{Lu}[\p{L}'’-]+,?\s[BMD]\.(?=(?:Ost|Sc|Chir|Phil|Ed)$))(?=\p{Lu}(?:\p{Ll}|\.))/gu,
      ' ',
    );
  const name = nameLine.exec(bare)?.[1];
  return name === undefined ||
    notPerson.test(name) ||
    place.test(name) ||
    adjective.test(name) ||
    article.test(name) ||
    compound.test(name) ||
    inCountry.test(name) ||
    contraction.test(name) ||
    opensSentence.test(name) ||
    /^(?:A|An)\s|^(?:Fried|Grilled|Roasted|Smoked|Baked|Fresh)\s/u.test(name)
    ? undefined
    : { name, bare };
}

/**
 * Whether a text ends with a trade: "a Philadelphia defense attorney", not "a partner you can
 * trust".
 */
export function namesTrade(text: string): boolean {
  const last = text.split(/[\s/]/u).at(-1) ?? '';
  return (
    titleWords.exec(last)?.[0].length === last.length &&
    !/^(?:partner|leader|specialist|expert|guide)$/iu.test(last)
  );
}

/** Whether a text is a position. `name` is the person's: for a doctor, a degree counts too. */
export function isTitle(text: string, name: string): boolean {
  if (text.length > maxTitleLength || notTitle.test(text) || text.split(' ').length > 12)
    return false;
  // Entries of one list: "Ring of Gold", "Ring of Artist".
  const [first] = name.split(' ');
  if (
    /^\p{Lu}\p{L}{3,} (?:de|do|da|of|für|per|pour|voor)\s/u.test(name) &&
    text.startsWith(`${first} `)
  )
    return false;
  // Another person's name, with a position.
  if (/^(?:Mrs?|Ms)\.?\s?\p{Lu}/u.test(text)) return false;
  const named = /^[\p{L}\s/&-]{3,40}:\s(.{4,60})$/u.exec(text)?.[1];
  if (named !== undefined && readPersonName(named) !== undefined) return false;
  // The founder of a discipline, whom the page quotes: "Founder of homeopathy".
  if (/^founder of (?!(?:the|this|our)\s)\p{Ll}+$/iu.test(text) && /of \p{Ll}/u.test(text))
    return false;
  if (/[^.]{25}\.$/u.test(text)) return false;
  return (
    hasKnownTitle(text) ||
    (/^Dra?\b/u.test(name) && degreeLine.test(text)) ||
    (honored.test(name) && studied.test(text))
  );
}

const degreesBehind = new RegExp(`^((?:${degree})+),?\\s(?=\\p{Ll})`, 'u');

/** The degrees that follow a name in a sentence: "DDS" of ", DDS, has been …". */
export function readDegrees(after: string): string {
  return degreesBehind.exec(after)?.[1]?.replace(/^,?\s/u, '') ?? '';
}

/** Whether a name begins with "Dr", "Mrs" or the like. */
export function hasHonorific(name: string): boolean {
  return honored.test(name);
}

/** Whether a title contains a known word for a position. */
export function hasKnownTitle(title: string): boolean {
  return titleWords.test(title.replace(noPosition, '')) || registered.test(title);
}

/** Whether a text can be the content of an element marked as a position. */
export function canBeTitle(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= maxTitleLength &&
    text.split(' ').length <= 12 &&
    /\p{L}{2}/u.test(text) &&
    !notTitle.test(text) &&
    !/[.!?]$|\p{Ll}{3}\p{Lu}\p{Ll}+.*\p{Ll}{3}\p{Lu}\p{Ll}/u.test(text)
  );
}

/** Whether a text is a first name alone, which some teams show. */
export function isSingleName(text: string): boolean {
  return (
    /^\p{Lu}\p{Ll}{2,13}$/u.test(text) &&
    !notPerson.test(text) &&
    !titleWords.test(text) &&
    !isKnownWord(text.toLowerCase())
  );
}

export const maxTitleLength = 100;
