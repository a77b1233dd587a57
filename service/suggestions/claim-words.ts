/**
 * Words that claim something about a business: rank, awards, approval, experience, price and
 * promises, in the languages of the demos. Each matches all words that begin with it, unless it
 * ends in `$`; `_` is a space.
 */
const claims: Readonly<Record<string, string>> = {
  rank: `best$ bester$ beste$ besten$ bestes$ leading leader top$ top- number_one premier$ finest first_choice first-class world-class unmatched unrivall unrivaled unbeat only$ unique
    führend einzigartig erstklassig spitzen nummer_eins meilleur leader numéro_un unique$ incomparable mejor$ mejores$ líder número_uno único$ única$ incomparable
    migliore migliori numero_uno unico$ unica$ leader toonaangevend uniek nummer_één melhor$ melhores$ líder número_um único$ única$
    najlep wiodąc numer_jeden jedyny$ jedyna$ wyjątkow niezrównan bäst ledande unik$ unika$ nummer_ett bedst førende unikke$ nummer_én nummer_en$ ledende$ enestående`,
  award: `award prize winning winner recogni honored honoured ausgezeichnet auszeichnung preisgekrönt prämiert gewinner primé récompens lauréat prix premiad galardon premio ganador
    premiat vincitore bekroond prijswinn winnaar prêmi
    nagrod nagradzan laureat zwycięzc wyróżni prisbelön vinnare utmärkelse prisvind vinder$ prisvinn vinner$ hædre`,
  approval: `trusted recommended rated rating five-star stars reviews acclaimed renowned famous popular favorite favourite beloved loved reputation celebrated reputable
    certified accredited licensed licenced registered approved insured qualified chartered board-certified official authori member
    vertrauen empfohlen bewertet sterne renommiert berühmt beliebt zertifiziert zugelassen geprüft anerkannt versichert mitglied offiziell
    recommandé noté étoiles avis renommé réputé célèbre populaire certifié agréé diplômé assuré officiel membre confiance
    recomendad valorad estrellas reseñas reconocid famos popular certificad acreditad autorizad oficial miembro confianza
    raccomandat valutat stelle recensioni rinomat famos popolare certificat accreditat autorizzat ufficiale fiducia
    aanbevolen beoordeeld sterren gerenommeerd beroemd geliefd gecertificeerd erkend geregistreerd verzekerd officieel vertrouw
    avaliad estrelas renomad popular acreditad membro confiança
    zaufan polecan ocenian gwiazdk opinii$ renomowan słynn popularn certyfik atestowan licencjonowan uznan oficjaln członek
    rekommender betyg omdöm stjärn berömd populär omtyckt certifier auktoriser försäkrad officiell medlem anbefal anmeld stjerne berømt populær godkendt autoriser forsikret officiel
    anmeldels anerkjent sertifiser godkjent forsikra offisiell betrodd pålitlig pålidelig pålitelig`,
  experience: `expert experience specialist speciali proven established years decade century generation veteran award heritage tradition since family-owned family-run longstanding
    erfahr expert spezialist bewährt jahre jahren jahrzehnt generation tradition seit familienbetrieb familiengeführt etabliert
    expérience spécialis éprouvé années ans$ décenn génération depuis familiale$ experiencia especialist probad años décadas generacion desde$ familiar$
    esperien espert specialist comprovat anni decenni generazion dal$ familiare ervar gespecialiseerd bewezen jaar jaren decennia generatie sinds familiebedrijf
    experiên especiali comprovad anos décadas geraç desde$
    doświadcz ekspert specjali sprawdzon lat$ lata$ dekad wiek$ pokoleń pokoleni tradycj rodzinn erfaren erfaret erfarenhet specialist beprövad årtionde generation tradition familjeägd familjeföretag
    erfaring ekspert år$ årti årtier generasjon tradisjon familieeid familieejet familievirksomhed familiebedrift`,
  price: `free$ cheap lowest affordable discount no-cost no_cost price-match gratis kostenlos kostenfrei günstig billig rabatt gratuit moins_cher abordable remise gratuito gratuita barat económic descuento
    gratuit economic sconto goedkoop betaalbaar korting acessíve desconto
    darmow bezpłatn tani tanio najtańsz przystępn rabat zniżk kostnadsfri billig prisvärd rabatt gebyrfri overkommelig kostnadsfritt rimelig`,
  promise: `guarant warrant promise always$ never$ risk-free money-back same-day same_day next-day emergency around_the_clock instant satisfaction fastest quickest safest 100
    garant versprech immer$ niemals$ nie$ rund_um_die_uhr notdienst notfall sofort zufriedenheit toujours jamais promesse satisfaction urgence immédiat
    siempre nunca promes satisfacción urgencia inmediat sempre mai$ promess soddisfa emergenz immediat altijd nooit belofte tevreden spoed onmiddellijk
    sempre nunca promess satisfaç emergência imediat
    gwaranc gwarant obiec zawsze$ nigdy$ natychmiast całodobow satysfakcj pogotowi alltid$ aldrig$ nöjd omedelbar akut$ jour$ dygnet_runt
    altid$ aldri$ tilfreds øjeblikkelig døgnet_rundt fornøyd umiddelbar vakttelefon døgnvagt`,
};

/** Number words from three on; "one call" and "two steps" are not claims. */
const numbers = `three four five six seven eight nine ten$ eleven twelve dozen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million double triple
  drei vier$ fünf sechs sieben acht$ neun$ zehn elf$ zwölf dutzend zwanzig dreißig vierzig fünfzig hundert tausend million doppelt
  trois quatre cinq sept$ huit$ neuf$ dix$ onze douze douzaine vingt trente quarante cinquante cent$ cents$ centaine mille$ millier double
  tres$ cuatro cinco seis$ siete ocho nueve diez once$ doce$ docena veinte treinta cuarenta cincuenta cien$ cientos mil$ miles$ millon millón
  tre$ quattro cinque sei$ sette$ otto$ nove$ dieci undici dodici dozzina venti$ trenta quaranta cinquanta cento$ centinaia mille mila$ milion
  drie$ vijf zes$ zeven acht$ negen tien$ elf$ twaalf dozijn twintig dertig veertig vijftig honderd duizend miljoen
  três quatro cinco sete$ oito dez$ onze doze dúzia vinte trinta quarenta cinquenta cem$ centenas mil$ milh
  trzy$ trzech cztery czterech pięć pięciu sześć siedem osiem dziewięć dziesięć dziesiątk dwadzieścia trzydzieści czterdzieści pięćdziesiąt setki$ tysiąc milion
  tre$ fyra$ fem$ sex$ sju$ åtta nio$ tio$ tjugo trettio fyrtio femtio hundra tusen seks$ syv$ otte$ tyve$ tredive fyrre halvtreds hundred tusind åtte tjue tretti førti hundre tusen`;

function toPattern(word: string): string {
  const stem = word.replace(/\$$/u, '').replaceAll('-', '[-\\s]?').replaceAll('_', '\\s+');
  return word.endsWith('$') ? `${stem}(?!\\p{L})` : `${stem}\\p{L}*`;
}

const patterns = [...Object.values(claims), numbers]
  .flatMap((list) => list.trim().split(/\s+/u))
  .map(toPattern);

let pattern: RegExp | undefined;

/**
 * Finds every claim in a text. Building the pattern of a thousand words takes 0.1 s, so it is built
 * on first use.
 */
export function claimPattern(): RegExp {
  pattern ??= new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...new Set(patterns)].join('|')})`, 'giu');
  return pattern;
}
