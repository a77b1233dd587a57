import type { Language } from '../../templates-data/model/languages.ts';

/**
 * Words that claim something about a business: rank, awards, approval, experience, price and
 * promises. Each matches all words that begin with it, unless it ends in `$`; `_` is a space. These
 * are looked for in sentences of every language.
 */
const claims: Readonly<Record<string, string>> = {
  rank: `best$ bester$ beste$ besten$ bestes$ leading leader top$ top- number_one premier$ finest first_choice first-class world-class unmatched unrivall unrivaled unbeat only$ unique
    führend einzigartig erstklassig spitzen nummer_eins meilleur leader numéro_un unique$ incomparable mejor$ mejores$ líder número_uno único$ única$ incomparable
    migliore migliori numero_uno unico$ unica$ leader toonaangevend uniek nummer_één melhor$ melhores$ líder número_um único$ única$`,
  award: `award prize winning winner recogni honored honoured ausgezeichnet auszeichnung preisgekrönt prämiert gewinner primé récompens lauréat prix premiad galardon premio ganador
    premiat vincitore bekroond prijswinn winnaar prêmi`,
  approval: `trusted recommended rated rating five-star stars reviews acclaimed renowned famous popular favorite favourite beloved loved reputation celebrated reputable
    certified accredited licensed licenced registered approved insured qualified chartered board-certified official authori member
    vertrauen empfohlen bewertet sterne renommiert berühmt beliebt zertifiziert zugelassen geprüft anerkannt versichert mitglied offiziell
    recommandé noté étoiles avis renommé réputé célèbre populaire certifié agréé diplômé assuré officiel membre confiance
    recomendad valorad estrellas reseñas reconocid famos popular certificad acreditad autorizad oficial miembro confianza
    raccomandat valutat stelle recensioni rinomat famos popolare certificat accreditat autorizzat ufficiale fiducia
    aanbevolen beoordeeld sterren gerenommeerd beroemd geliefd gecertificeerd erkend geregistreerd verzekerd officieel vertrouw
    avaliad estrelas renomad popular acreditad membro confiança`,
  experience: `expert experience specialist speciali proven established years decade century generation veteran award heritage tradition since family-owned family-run longstanding
    erfahr expert spezialist bewährt jahre jahren jahrzehnt generation tradition seit familienbetrieb familiengeführt etabliert
    expérience spécialis éprouvé années ans$ décenn génération depuis familiale$ experiencia especialist probad años décadas generacion desde$ familiar$
    esperien espert specialist comprovat anni decenni generazion dal$ familiare ervar gespecialiseerd bewezen jaar jaren decennia generatie sinds familiebedrijf
    experiên especiali comprovad anos décadas geraç desde$`,
  price: `free$ cheap lowest affordable discount no-cost no_cost price-match gratis kostenlos kostenfrei günstig billig rabatt gratuit moins_cher abordable remise gratuito gratuita barat económic descuento
    gratuit economic sconto goedkoop betaalbaar korting acessíve desconto`,
  promise: `guarant warrant promise always$ never$ risk-free money-back same-day same_day next-day emergency around_the_clock instant satisfaction fastest quickest safest 100
    garant versprech immer$ niemals$ nie$ rund_um_die_uhr notdienst notfall sofort zufriedenheit toujours jamais promesse satisfaction urgence immédiat
    siempre nunca promes satisfacción urgencia inmediat sempre mai$ promess soddisfa emergenz immediat altijd nooit belofte tevreden spoed onmiddellijk
    sempre nunca promess satisfaç emergência imediat`,
};

/** Number words from three on; "one call" and "two steps" are not claims. */
const numbers = `three four five six seven eight nine ten$ eleven twelve dozen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million double triple
  drei vier$ fünf sechs sieben acht$ neun$ zehn elf$ zwölf dutzend zwanzig dreißig vierzig fünfzig hundert tausend million doppelt
  trois quatre cinq sept$ huit$ neuf$ dix$ onze douze douzaine vingt trente quarante cinquante cent$ cents$ centaine mille$ millier double
  tres$ cuatro cinco seis$ siete ocho nueve diez once$ doce$ docena veinte treinta cuarenta cincuenta cien$ cientos mil$ miles$ millon millón
  tre$ quattro cinque sei$ sette$ otto$ nove$ dieci undici dodici dozzina venti$ trenta quaranta cinquanta cento$ centinaia mille mila$ milion
  drie$ vijf zes$ zeven acht$ negen tien$ elf$ twaalf dozijn twintig dertig veertig vijftig honderd duizend miljoen
  três quatro cinco sete$ oito dez$ onze doze dúzia vinte trinta quarenta cinquenta cem$ centenas mil$ milh`;

/**
 * Claims and numbers that are looked for in one language only, because they are common words of
 * another: a Swedish "jour" is an emergency service, a French one a day.
 */
const ownClaims: Readonly<Partial<Record<Language, string>>> = {
  pl: `najlep wiodąc numer_jeden jedyny$ jedyna$ wyjątkow niezrównan nagrod nagradzan laureat zwycięzc wyróżni
    zaufan polecan ocenian gwiazdk opinie$ opinii$ renomowan słynn popularn certyfik atestowan licencjonowan uznan oficjaln członek
    doświadcz ekspert specjali sprawdzon lat$ lata$ dekad wieków$ stulec pokoleń pokoleni tradycj firma_rodzinn firmy_rodzinn firmą_rodzinn rodzinna_firma rodzinny_biznes
    darmow bezpłatn tani$ tania$ tanie$ tanich$ tanio$ taniej$ najtańsz przystępn rabat$ rabaty$ rabatu$ rabatów$ zniżk
    gwaranc gwarant obiec zawsze$ nigdy$ natychmiast całodobow satysfakcj pogotowi
    trzy$ trzech cztery czterech pięć pięciu sześć siedem osiem dziewięć dziesięć dziesiątk dwadzieścia trzydzieści czterdzieści pięćdziesiąt setki$ tysiąc milion`,
  sv: `bäst ledande unik$ unika$ unikt$ nummer_ett enastående prisbelön vinnare utmärkelse
    rekommender betyg omdöm stjärn berömd populär omtyckt certifier auktoriser försäkrad officiell medlem betrodd pålitlig
    erfaren erfaret erfarna erfarenhet beprövad år$ årtionde familjeägd familjeföretag kostnadsfri prisvärd
    alltid$ aldrig$ nöjd omedelbar akut$ jour$ dygnet_runt
    fyra$ fem$ sex$ sju$ åtta nio$ tio$ tjugo trettio fyrtio femtio hundra tusen`,
  da: `bedst førende unik$ unikke$ nummer_et$ nummer_ét nummer_én enestående prisvind vinder$ hædre
    anbefal anmeldt anmeldels stjerne berømt populær godkendt certificer autoriser forsikret officiel medlem betroet pålidelig
    erfaren erfarne erfaring ekspert år$ årti familieejet familievirksomhed rabat gebyrfri overkommelig
    altid$ aldrig$ tilfreds øjeblikkelig umiddelbar akut$ døgnet_rundt døgnvagt
    fire$ fem$ seks$ syv$ otte$ ni$ ti$ tyve$ tredive fyrre halvtreds hundred tusind`,
  no: `ledende$ unik$ unike$ unikt$ nummer_en$ nummer_én enestående prisvinn vinner$ hedre
    anbefal anmeldels stjerne berømt populær anerkjent sertifiser godkjent forsikret autoriser offisiell medlem betrodd pålitelig
    erfaren erfarne erfaring spesialist ekspert år$ årti tiår generasjon tradisjon familieeid familiebedrift kostnadsfri gebyrfri overkommelig rimelig
    alltid$ aldri$ tilfreds fornøyd øyeblikkelig umiddelbar akutt$ døgnet_rundt døgnvakt vakttelefon
    fire$ fem$ seks$ sju$ syv$ åtte ni$ ti$ tjue tretti førti femti hundre tusen`,
};

/** Words that only look like a claim of another language: a Polish "nie", German for "never". */
const noClaims: Readonly<Partial<Record<Language, string>>> = {
  pl: 'nie$ starsz ochotnicz',
  sv: 'toppen$',
  da: 'toppen$',
  no: 'toppen$ sette$ steller (?<=(?:av|i)\\s)tre$',
};

/** One pattern for all words of some lists. */
function toPattern(...lists: readonly string[]): string {
  const words = new Set(lists.flatMap((list) => list.trim().split(/\s+/u)));
  const whole: string[] = [];
  const begun: string[] = [];
  for (const word of words) {
    const stem = word.replace(/\$$/u, '').replaceAll('-', '[-\\s]?').replaceAll('_', '\\s+');
    (word.endsWith('$') ? whole : begun).push(stem);
  }
  const ends = whole.length === 0 ? [] : [`(?:${whole.join('|')})(?!\\p{L})`];
  return [...ends, ...(begun.length === 0 ? [] : [`(?:${begun.join('|')})\\p{L}*`])].join('|');
}

const patterns = new Map<Language | 'shared', RegExp>();

/**
 * Finds every claim in a text of a language. Building the pattern of a thousand words takes time,
 * so it is built on first use.
 */
export function claimPattern(language: Language): RegExp {
  const own = ownClaims[language];
  const key = own === undefined ? 'shared' : language;
  const known = patterns.get(key);
  if (known) return known;
  const words = toPattern(...Object.values(claims), numbers, ...(own === undefined ? [] : [own]));
  const other = noClaims[language];
  const honest = other === undefined ? '' : `(?!${toPattern(other)})`;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${honest}(?:${words})`, 'giu');
  patterns.set(key, pattern);
  return pattern;
}
