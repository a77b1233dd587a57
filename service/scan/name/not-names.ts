import { parse as parseDomain } from 'tldts';

/**
 * Texts in the place of a name: titles of pages, calls to action, placeholders of website builders.
 */
export const notNames =
  /^(?:home(?:\s?page)?|test(?:ing)?(?: site| page)?|demo|my (?:blog|store|company|new site)|blog|sample page|(?:main|front) page|welcome|menu|about(?: us)?|contact(?: us)?|services|our services|products|blog|news|login|log in|sign in|index|untitled(?: document)?|default|main|page|website|my site|site|just a moment.*|skip to .*|toggle navigation|navigation|search|gallery|faqs?|testimonials?|call(?: us)?(?: now| today)?|get (?:a |in |your |started).*|book (?:now|online|an? ).*|request .*|read more|learn more|shop(?: now)?|cart|all rights reserved|privacy policy|terms.*|logo|image|banner|header|slide.*|new page.*|official site|coming soon|error.*|404.*|wordpress|joomla!?|wix(?:\.com)?|squarespace|facebook|twitter|instagram|linkedin|youtube|google(?: maps)?|copyright.*|the|and|us|our team|free .*|click here.*|find us.*|follow us.*|back to top|close|open menu|view .*|phone|email|address|hours|site ?map|disclaimer|cookie policy|careers|reserved|latest news|newsletter|subscribe|quick links|links|our (?:office|location|work|story|mission|clients|process|products|projects|blog)|who we are|what we do|why choose us|how it works|meet the team|opening hours|get in touch|follow us|useful links|recent posts|startseite|willkommen|herzlich willkommen|über uns|kontakt|leistungen|impressum|datenschutz|accueil|bienvenue|nos services|à propos|mentions légales|inicio|bienvenid[oa]s|contacto|servicios|aviso legal|nosotros|benvenut[oi]|chi siamo|contatti|dove siamo|welkom|over ons|diensten|onze diensten|contacto|sobre n[oó]s|serviços|mein(?:e)? (?:website|blog)|mon site|mi sitio|strona główna|o nas|usługi|úvod|domů|o nás|início|página inicial|inizio|prima pagina|startsida|hem|om oss|forside|hjem|etusivu|anasayfa|ana sayfa|hakkımızda|kezdőlap|főoldal|acasă|početna|domov|avaleht|pagrindinis|sākums|trang chủ|beranda|главная(?: страница)?|о нас|контакты|услуги|добро пожаловать|головна|про нас|послуги|начало|почетна|αρχική|首页|ホーム|トップページ|홈)$/iu;
/** Trades without a name. */
const onlyTrade =
  /^(?:attorneys?|lawyers?|counsell?ors?|solicitors?|barristers?)(?:\s(?:and|&)\s(?:attorneys?|lawyers?|counsell?ors?|solicitors?|barristers?))?(?:[\s-]at[\s-]law)?$|^(?:law offices?|rechtsanw[aä]lt(?:e|in|innen)?|avocats?|avvocati?|abogad[oa]s?|advogad[oa]s?|advocaten?|adwokat|zahn[aä]rzt(?:e|in|innen)?|dentists?|plumbers?|electricians?|realtors?|accountants?|massoterapeuta|massagist[ae]|masseu(?:r|rin|se)|massage(?:praxis|s)?|fisioterap(?:euta|ia)|fysiotherap(?:eut|ie)|physiotherap(?:eut(?:in)?|ie|y)|kinésithérapeute|osteopat(?:a|ía|ia|h(?:e|ie)?)|ostéopath(?:e|ie)|psycholog(?:e|in|ue|ist)?|psic[oó]log[oa]|psihoterapeut|logop(?:äd(?:e|in|ie)|edie|eda)|fris(?:eur|eurin|ör)|coiffeu(?:r|se)|kapper|kapsalon|peluquer[ií]a|parrucchier[ei]|cabeleireir[oa]|fryzjer|fotograf(?:in|o|ie)?|photograph(?:er|e|y)|elektriker|électricien|elettricista|elettricist[ai]|eletricista|electricista|elektryk|klempner|plombier|fontaner[oa]|idraulico|loodgieter|encanador|hydraulik|dachdecker|couvreur|maler|peintre|schilder|pintor|tischler(?:ei)?|schreiner(?:ei)?|menuisier|falegname|carpintero|carpinteiro|stolarz|gärtner(?:ei)?|paysagiste|hovenier|jardinero|jardineiro|giardiniere|restaurant|ristorante|restaurante|restauracja|trattoria|pizzeria|bakery|bäckerei|boulangerie|panadería|padaria|piekarnia|steuerberater|comptable|contador|commercialista|tandarts|dentista|dentiste|stomatolog|biuro (?:rachunkowe|nieruchomości)|gabinet (?:stomatologiczny|kosmetyczny|lekarski|fizjoterapii)|kancelaria (?:adwokacka|prawna|radcy prawnego)|salon fryzjerski|(?:zahnarzt|arzt|tierarzt|physiotherapie|hausarzt)praxis|fahrschule|rijschool|tandartspraktijk|huisartsenpraktijk|auto[- ]?école|cabinet (?:dentaire|médical|vétérinaire|d['’]avocats?)|salon de coiffure|clínica (?:dental|veterinaria|veterinária|odontológica)|autoescuela|studio (?:legale|dentistico|medico|veterinario)|autofficina)$/iu;
/** Whether a text is a trade without a name. */
export function isOnlyTrade(text: string): boolean {
  return onlyTrade.test(text.trim());
}

/** Default names of new websites. */
const unnamed =
  /wordpress[- ](?:site|blog|website|webbplats|webseite|sitio|nettsted|sivusto)|(?:site|blog|sitio) (?:utilisant|con|com) wordpress|powered by (?:wix|wordpress|weebly|shopify)|site title|your (?:site|company|business|name)|company name|untitled/iu;
const maxWords = 10;

/** Whether a text cannot be a firm's name. */
export function isNotName(text: string): boolean {
  const bare = text.trim();
  if (onlyTrade.test(bare) || unnamed.test(bare)) return true;
  if (bare.length < 2 || notNames.test(bare)) return true;
  if (
    /\d{3}[\s.)-]*\d{3}|@|[([]at[)\]]|^(?:e-?mail|tele(?:fon|phone)|tel|fax|telefax|phone|mobile)\b|https?:|\?$|^[\d\s.,/-]+$/iu.test(
      bare,
    )
  )
    return true;
  return bare.split(/\s+/u).length > maxWords;
}

/** "tallowroofing.com" as "tallowroofing". A host is used as a name only if there is no other. */
export function withoutHost(text: string, suffix: string): string {
  const bare = text.trim().replace(/^www\./iu, '');
  if (!/^[\p{L}\p{N}-]{2,60}(?:\.[\p{L}-]{2,20}){1,2}$/u.test(bare)) return text;
  const host = parseDomain(bare.toLowerCase());
  if (host.isIcann !== true || host.publicSuffix === null) return text;
  // "Allied.Co" is a spelling of a name. The domain's own ending and the common ones mark a host.
  const isHost =
    host.publicSuffix === suffix || /^(?:com|net|org|info|biz|eu|co\.uk)$/u.test(host.publicSuffix);
  return isHost ? bare.slice(0, -host.publicSuffix.length - 1) : text;
}

/** Words of praise in titles, which are not part of a name: "Best Plumbers in Leeds". */
export const praises =
  /^(?:the )?(?:best|top|leading|quality|professional|affordable|cheap(?:est)?|trusted|reliable|expert|experienced|award[- ]winning|high[- ]quality|premium|welcome|ihre?|votre|uw|jouw|tu|su|il tuo|la tua|twój|twoja|seu|sua|der beste|die besten|le meilleur|лучш\p{L}+|качественн\p{L}+|от|для|за)\s/iu;
