/**
 * Phrases of a page that say nothing of the firm: policies, terms of payment, notices of a move or
 * of news, and requests. No headline or opening line consists of one.
 */
const policies =
  "(?:privacy|cookies?|refund|cancel?lation|shipping|returns?) (?:policy|notice|settings)|terms (?:of|and)|datenschutz|widerruf|stornobedingungen|zahlungsarten|politique de|conditions (?:générales|d[’']annulation)|moyens de paiement|política de|políticas de|(?:facilidades|formas|métodos|medios) de pago|formas de pagamento|condições de|condizioni di|modalità di pagamento|annuleringsvoorwaarden|betaalmogelijkheden|polityka prywatności|payment (?:plans?|options?|methods?)";
const moves =
  "zieh(?:t|en) um|sind umgezogen|we(?:['’]ve| have) moved|we(?:['’]re| are) moving|nous avons déménagé|nos hemos mudado|ci siamo trasferiti|we zijn verhuisd|under new management";
const news =
  '(?:notícias?|artigos?|publicações|postagens|noticias|artículos|nachrichten|neuigkeiten|beiträge|aktuelles|actualités|nouvelles|articles?|notizie|articoli|novità|nieuws|berichten|artykuły|wpisy|aktualności|новости|статьи|haberler|duyurular)';
/** A heading that names nothing but news: "Notícias & Artigos". */
const newsTitle = `^(?:(?:últim[ao]s|latest|recent|dernières|ultime|laatste|neueste)\\s)?${news}(?:\\s(?:&|e|et|y|und|and|en|i|и|ve)\\s${news})?$`;
const month =
  '(?:jan|feb|fév|mar|mär|mrt|apr|avr|abr|ma[iyj]|mei|jun|juin|jul|juil|giu|lug|aug|ao[uû]|ago|sep|set|gen|mag|ott|o[ck]t|out|nov|dic|de[czs]|déc)\\p{L}*\\.?';
const day = `\\d{1,2}\\.?\\s(?:de\\s)?${month}|\\d{1,2}[./]\\s?\\d{1,2}(?:[./]|(?!\\d))|202[0-2]`;
/** Rules of an epidemic; fish and ships know a quarantine, too. */
const quarantine = '(?:quarant[aä]n\\p{L}+|quarantaine|confinement)';
const epidemic = `${quarantine}[^!?]{0,60}(?<!\\p{L})(?:corona|covid|${day})|(?:corona|covid|${day})[^!?]{0,60}(?<!\\p{L})${quarantine}`;
const closures =
  '(?:we (?:will be|are|re)|shop|office|restaurant) closed|will re-?open|betriebsferien|betriebsurlaub|geschlossen (?:vom|von|bis)|fermé(?:e|s)? (?:du|jusqu)|cerrado (?:del|hasta)|chiuso (?:dal|fino)|gesloten (?:van|tot)|mask up|face masks?|covid|corona(?:virus|pandemi\\p{L}*|-\\p{L}+)|pandemi[ae]|social(?:ly)? distanc\\p{L}+|lockdowns?|self-isolat\\p{L}+|hygienekonzept|website (?:befindet sich|ist) (?:derzeit |gerade |noch )?(?:in|im) (?:der )?(?:wartung|aufbau|umbau)|site (?:is )?under construction|site en (?:cours de )?construction|sito in (?:costruzione|manutenzione)|(?:sitio|web|página) en construcción|site em construção|website (?:is )?in aanbouw|seite wurde neu|pagina is opnieuw';
/** Being closed, in other tenses and languages: "estaremos fechados", "holder ferielukket". */
const closedNow =
  '(?:estar(?:á|ão|emos)|estamos) (?:\\p{L}+ )?(?:fechad|cerrad)[oa]s?(?! (?:los|el|todos|aos?|às?) )|(?:saremo|sarà|siamo) chius[eio](?! (?:il|la|di|ogni) )|ser(?:a|ons|ont) fermée?s?(?! (?:à|(?:le|tous les) (?:lun|mar|mer|jeu|ven|sam|dim)))|bleib(?:t|en) (?:(?!\\p{L}+tags? |nie )\\p{L}+ ){0,3}geschlossen|(?:zijn|is) (?:\\p{L}+ ){0,2}gesloten (?:in|op|wegens)(?! \\p{L}{2,6}dag)|będzie(?:my)? (?:nieczynn|zamknięt)\\p{L}+|(?:har|håller|holder) (?:\\p{L}+ )?(?:semester|sommar|ferie|sommer)?(?:stängt|lukket|stengt) (?:i(?! mange| många)|från|fra|den|frem|vecka|uke|uge)';
const greeting =
  'feliz natal|próspero ano novo|feliz navidad|frohe weihnachten|frohes fest|guten rutsch|merry christmas|happy (?:new year|holidays)|joyeux noël|joyeuses fêtes|bonne année|buon(?:e feste| natale|\\sanno)|(?:fijne|prettige) (?:feestdagen|kerstdagen)|wesołych świąt|god jul|gott nytt år|glædelig jul|godt nytår|godt nytt år';
const wishes = '(?:wish|wünsch|souhait|dese|augur|wens|życz|önsk|ønsk)\\p{L}*\\s[^.!?]{0,40}';
/** A greeting that is all of its sentence, not "Happy holidays for families". */
const greetings = `${wishes}(?:${greeting})|(?:${greeting})(?=\\s?[!.]|$|\\s(?:and|und|et|e|y|og|och|i|&|from|to|von|allen|à|tutti|til|till|iedereen|wszystkim|wünsch\\p{L}+|önskar|ønsker)(?!\\p{L}))`;
const requests =
  "^(?:find out|learn (?:more )?about|read (?:more )?about|check out|make an? (?:reservation|appointment|booking|enquiry|inquiry))(?!\\p{L})|^(?:click|tap|gain access|sign up|download|watch|listen|register|apply)(?!\\p{L}).*(?<!\\p{L})here[.!]?$|^(?:don[’']?t miss|(?:call|contact|book|act|order) (?:us )?now)(?!\\p{L})";
/** Headings above a map or an address. */
const places =
  '^(?:här finns vi|hitta (?:hit|till oss)|her finder du os|finn (?:oss|frem)|(?:hier|so) finden sie (?:uns|zu uns)|(?:where|how) to find us|find us|où nous trouver|dove (?:siamo|trovarci)|d[óo]nde estamos|onde estamos|(?:waar|hier) (?:vindt u|zijn|vind je) (?:wij|ons)|gdzie (?:jesteśmy|nas znaleźć)|jak (?:dojechać|do nas trafić))[!.?:]*$';
/** Headings of the reasons to choose a firm, and of its fields. */
const titles =
  '^(?:warum (?:zu uns|wir|uns)|why (?:us|you|choose)|pourquoi (?:nous|choisir)|por ?qu[eé] (?:nosotros|elegir|escolher|nós)|perché (?:noi|scegliere)|waarom (?:wij|ons|kiezen)|dlaczego (?:my|warto))(?!\\p{L}).*$|^(?:est[ao]s son nuestr|these are our|das sind unsere|voici nos|queste sono le nostre|dit zijn onze)';

const notLine = new RegExp(
  `(?<!\\p{L})(?:${policies}|${moves}|${closures}|${closedNow}|${greetings}|${epidemic})(?!\\p{L})|${requests}|${places}|${titles}|${newsTitle}`,
  'iu',
);
const notice = new RegExp(
  `(?<!\\p{L})(?:${closures}|${closedNow}|${greetings}|${epidemic}|${moves})(?!\\p{L})`,
  'iu',
);
const absence = new RegExp(`(?<!\\p{L})(?:${closedNow}|${greetings})(?!\\p{L})`, 'iu');
const maxOpening = 100;
const newsOnly = new RegExp(newsTitle, 'iu');

const dated = new RegExp(`(?<!\\p{L})${month}(?: de)?,? 20\\d\\d(?!\\d)`, 'iu');
const startsDated = new RegExp(
  `^\\d{1,2}(?:\\.|st|nd|rd|th|º|er)?(?: de)? ${month}(?: de)?,? 20\\d\\d`,
  'iu',
);
const beganThen =
  /(?<!\p{L})(?:since|est\.|established|founded|opened|started|launched|formed|created|built|renovated|seit|gegründet|eröffnet|depuis|fondée?|créée?|ouverte?|desde|fundad[oa]|abiert[oa]|abert[oa]|dal|fondat[oa]|apert[oa]|sinds|opgericht|od|sedan|siden)(?!\p{L})/iu;
const maxDated = 120;

/** Whether a line announces something for one month or day: "Places free for January 2027". */
function isDatedNews(text: string): boolean {
  return (
    startsDated.test(text) || (text.length <= maxDated && dated.test(text) && !beganThen.test(text))
  );
}

const ornament = String.raw`["“”„«»'~*•·\s\p{Emoji_Presentation}\u2600-\u27BF\uFE0F]+`;
const ornaments = new RegExp(`^${ornament}|${ornament}$`, 'gu');

/** A line without the quotation marks and signs that only decorate it: "~ Bienvenue ~". */
export function withoutOrnaments(text: string): string {
  return text.replace(ornaments, '');
}

/** Whether a line is a policy, a notice or a request instead of a statement about the firm. */
export function isNoLine(text: string): boolean {
  const start = text.slice(0, 200);
  return notLine.test(start) || isDatedNews(start);
}

/** Whether a text announces that the firm is closed or moves, which holds only for a while. */
export function isNotice(text: string): boolean {
  return notice.test(text.slice(0, 400));
}

/** Whether a text opens with a greeting for a holiday, or with days on which a firm is closed. */
export function opensWithAbsence(text: string): boolean {
  return absence.test(text.slice(0, maxOpening));
}

/** Whether a text is a heading for news: "Notícias & Artigos". */
export function isNewsTitle(text: string): boolean {
  return text.length <= 60 && newsOnly.test(text);
}

/**
 * Whether a line only repeats the firm's name, with at most one more word: "Tallow & Sons" as
 * "Tallow & Sons Roofing".
 */
export function repeatsName(line: string, name: string): boolean {
  const words = (text: string): readonly string[] =>
    text
      .toLowerCase()
      .replace(/['’]s(?!\p{L})/gu, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '');
  const own = new Set(words(name));
  const inLine = words(line);
  const others = inLine.filter((word) => !own.has(word));
  return (
    own.size > 0 && others.length <= 1 && inLine.length - others.length >= Math.min(2, own.size)
  );
}
