// Ids and classes of common consent tools.
const tools =
  /(?:^|\s)(?:cc-(?:window|banner|revoke|dialog)|cky-|cli-(?:modal|bar|popup)|cmplz-|onetrust|ot-sdk|cybotcookiebot|iubenda-cs|osano-cm|termly-|moove[_-]gdpr|borlabs|brlbs|usercentrics|uc-banner|klaro|didomi|qc-cmp|truste|cookieyes|cookiefirst|cookiescript|hs-eu-cookie|real-cookie-banner|tarteaucitron|axeptio|complianz|gdpr[_-])/u;
// Words with "cookie" that mean consent. "Box" and "container" are not among them, because bakeries
// use them.
const consentMarks =
  /(?:^|[\s_-])(?:cookies?|gdpr|dsgvo|rgpd|lgpd|consent|privacy)[_-]?(?:consent|banner|bar|notice|notification|law|popup|pop-up|modal|dialog|overlay|wall|settings|preferences|alert|hinweis|disclaimer|manager)(?:$|[\s_-])/u;
const cookies =
  /(?<!\p{L})(?:cookies?|plik(?:i|ów|ow|ami|ach) cookies?|traceurs|çerez\p{L}*|файл\p{L}* cookie|куки)(?!\p{L})/iu;
const agrees =
  /(?<!\p{L})(?:uses? (?:\p{L}+ ){0,2}cookies|use of (?:\p{L}+ ){0,2}cookies|cookies? (?:policy|settings|preferences|notice|to (?:improve|ensure|give|help|enhance|provide|analy[sz]e|personali[sz]e|offer|make))|your consent|(?:accept|allow|decline|reject|manage)(?:ing)? (?:all |our |the |these )*cookies|verwende[nt]|nutz(?:en|t)|einverstanden|zustimm\p{L}*|einwillig\p{L}*|utilis(?:e|ons|er|ent|ant)|acceptez|consentement|utilizamos|utiliza|usamos|(?:usa|uso de|aceptar?) (?:las? |los )?cookies|consentimiento|aceitar?|utilizza(?:re|no)?|acconsent\p{L}*|accett\p{L}*|gebruik(?:t|en)?|akkoord|toestemming|stosuje\p{L}*|używa\p{L}*|korzyst\p{L}*|wyrażasz|zgod\p{L}*|bruger|bruker|använder|samtykke\p{L}*|samtyck\p{L}*|kullan\p{L}*|использу\p{L}*|соглас\p{L}*)(?!\p{L})/iu;
const kinds =
  /^(?:strictly |unbedingt )?(?:necessary|essential|functional(?:ity)?|performance|preferences?|statistics?|analytics?|analytical|marketing|advertis(?:ing|ement)|targeting|tracking|third[- ]party|notwendige|essenzielle|funktionale|statistik|nécessaires|necesarias|necessari|functionele)\s(?:cookies?|technologies)$/iu;
// Marks of the firm's own text, which may contain a link to its cookie notice.
const own = /©|\(c\)|copyright|all rights|@|\+?\d[\d\s().-]{7,}\d/iu;

/** Whether an element's classes and id, in lower case, are those of a consent dialog. */
export function isConsentPart(marks: string): boolean {
  return marks.length > 2 && (tools.test(marks) || consentMarks.test(marks));
}

/**
 * Whether a line asks for consent to cookies or names a category of them; a bakery's cookies do not
 * count.
 */
export function isConsentText(text: string): boolean {
  if (text.length > 1500 || !cookies.test(text)) return false;
  return kinds.test(text) || (text.length >= 12 && agrees.test(text) && !own.test(text));
}
