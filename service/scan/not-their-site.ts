import type { ScanOutcome } from '../contract/scan.ts';
import type { Page } from './page/read-page.ts';

/** Why a page is not the firm's own website, and which findings remain valid. */
export interface Verdict {
  readonly outcome: ScanOutcome;
  /** A sentence for people: what the page is, and what to do. */
  readonly notice?: string;
  /** Whether the contact details on the page are the firm's. */
  readonly keepsContact?: boolean;
  /** Address of the firm's own website. */
  readonly onward?: string;
}

const networks: readonly (readonly [string, RegExp])[] = [
  ['Facebook', /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/u],
  ['Instagram', /(?:^|\.)instagram\.com$/u],
  ['LinkedIn', /(?:^|\.)linkedin\.com$/u],
  ['X', /(?:^|\.)(?:twitter|x)\.com$/u],
  ['TikTok', /(?:^|\.)tiktok\.com$/u],
  ['YouTube', /(?:^|\.)(?:youtube\.com|youtu\.be)$/u],
  ['Pinterest', /(?:^|\.)pinterest\.[a-z.]{2,6}$/u],
  ['Yelp', /(?:^|\.)yelp\.[a-z.]{2,6}$/u],
  ['Tripadvisor', /(?:^|\.)tripadvisor\.[a-z.]{2,6}$/u],
  [
    'Google Maps',
    /^(?:maps\.app\.goo\.gl|maps\.google\.[a-z.]{2,6}|g\.page|goo\.gl|share\.google|business\.google\.com)$/u,
  ],
  ['Threads', /(?:^|\.)threads\.(?:net|com)$/u],
  ['Bluesky', /(?:^|\.)bsky\.app$/u],
  ['Snapchat', /(?:^|\.)snapchat\.com$/u],
  ['WhatsApp', /(?:^|\.)(?:wa\.me|whatsapp\.com)$/u],
  ['Telegram', /(?:^|\.)(?:t\.me|telegram\.me)$/u],
  ['VK', /(?:^|\.)vk\.com$/u],
  ['Xing', /(?:^|\.)xing\.com$/u],
  ['Trustpilot', /(?:^|\.)trustpilot\.[a-z.]{2,6}$/u],
  ['Booking.com', /(?:^|\.)booking\.com$/u],
  ['Airbnb', /(?:^|\.)airbnb\.[a-z.]{2,6}$/u],
  ['Etsy', /(?:^|\.)etsy\.com$/u],
  ['Doctolib', /(?:^|\.)doctolib\.[a-z.]{2,6}$/u],
  ['Nextdoor', /(?:^|\.)nextdoor\.[a-z.]{2,6}$/u],
  ['Thumbtack', /(?:^|\.)thumbtack\.com$/u],
  ['Gelbe Seiten', /(?:^|\.)gelbeseiten\.de$/u],
  ['Pages Jaunes', /(?:^|\.)pagesjaunes\.fr$/u],
];
const linkLists =
  /(?:^|\.)(?:linktr\.ee|beacons\.ai|lnk\.bio|campsite\.bio|bio\.link|bio\.site|linkin\.bio|msha\.ke|tap\.bio|solo\.to|allmylinks\.com|taplink\.cc|hoo\.be|snipfeed\.co|linkpop\.com|carrd\.co|flow\.page|about\.me|heylink\.me|direct\.me|koji\.to|stan\.store|znaplink\.com|later\.com|shor\.by|contactin\.bio|manylink\.co|pillar\.io)$/u;
const notOwnSite =
  /(?:^|\.)(?:google|goo|apple|whatsapp|wa|t|telegram|spotify|soundcloud|vimeo|snapchat|discord|paypal|venmo|cash|patreon|gofundme|etsy|amazon|ebay|ubereats|doordash|grubhub|deliveroo|opentable|resy|calendly|booksy|fresha|treatwell|vagaro|square|squareup|eventbrite|forms|docs|typeform|mailchi|substack|medium|bit|tinyurl|onelink|app|apps|play|maps|zillow|airbnb|booking|nextdoor|bsky|xing|linktr|lnk|beacons)\.[a-z.]{2,10}$/u;
const namesSite =
  /website|web ?site|home ?page|our site|visit us|official|shop|store|www\.|webseite|site web|sitio|sito|strona|сайт/iu;

/** The verdict by the address alone: a profile on a social network is not a website. */
export function judgeAddress({ hostname, pathname }: URL): Verdict | undefined {
  const isMap = /^(?:www\.)?google\.[a-z.]{2,6}$/u.test(hostname) && pathname.startsWith('/maps');
  const network = isMap ? 'Google Maps' : networks.find(([, host]) => host.test(hostname))?.[0];
  return network === undefined
    ? undefined
    : {
        outcome: 'not-a-website',
        notice: `This is a page on ${network}, not a website of its own. Enter the address of the firm’s website, or start fresh.`,
      };
}

/** The verdict on a page that only lists links, with the firm's own website if it is among them. */
export function judgeLinkList({ url, links }: Page): Verdict | undefined {
  if (url === undefined || !linkLists.test(url.hostname)) return undefined;
  const own = links.flatMap(({ href, text }) => {
    const to = URL.parse(href, url);
    const isOwn =
      to !== null &&
      /^https?:$/u.test(to.protocol) &&
      to.hostname !== url.hostname &&
      !to.hostname.endsWith(url.hostname.split('.').slice(-2).join('.')) &&
      !linkLists.test(to.hostname) &&
      !notOwnSite.test(to.hostname) &&
      judgeAddress(to) === undefined;
    return isOwn ? [{ to, isCalled: namesSite.test(text) }] : [];
  });
  const hosts = new Set(own.map(({ to }) => to.hostname.replace(/^www\./u, '')));
  const chosen = own.find(({ isCalled }) => isCalled) ?? (hosts.size === 1 ? own[0] : undefined);
  return {
    outcome: 'not-a-website',
    notice:
      chosen === undefined
        ? 'This page only lists links. Enter the address of the firm’s website, or start fresh.'
        : `This page only lists links; its own website ${chosen.to.hostname} was read instead.`,
    keepsContact: true,
    ...(chosen !== undefined && { onward: `${chosen.to.origin}/` }),
  };
}

const soon =
  /coming soon|under construction|launching soon|opening soon|we(?:['’]re| are) (?:working on|building) (?:our|a|something)|(?:new )?(?:web)?site is (?:on its way|being built|almost ready)|hier entsteht|im aufbau|en construction|site en maintenance|en construcción|in costruzione|in aanbouw|em construção|strona w budowie|сайт в разработке|скоро открытие|site is currently private|(?:sito|pagina) (?:è )?in (?:fase di )?(?:allestimento|manutenzione|aggiornamento)|in (?:fase di )?allestimento|(?:site|página) em (?:manutenção|obras|desenvolvimento)|(?:sitio|web|página) en mantenimiento|site (?:en|in) (?:maintenance|onderhoud|aanbouw)|(?:stron[ay]|witryna) w (?:przygotowaniu|przebudowie|trakcie)|przerwa techniczna|сайт (?:находится |временно )?(?:в разработке|на реконструкции|недоступен)|технические работы|under opbygning|(?:site|page) en travaux|lavori in corso|(?:nieuwe|new) (?:web)?site (?:komt|volgt|is coming|coming)|neue (?:website|webseite|homepage|internetseite) (?:folgt|kommt|entsteht)|nouveau site (?:arrive|bientôt|en préparation)|nuev[oa] (?:sitio|web) (?:próximamente|en camino)|novo site em breve|under oppussing|under uppbyggnad|webová stránka (?:je )?ve výstavbě|unavailable for scheduled maintenance|(?:undergoing|scheduled) maintenance|wird (?:gerade |derzeit )?(?:überarbeitet|gewartet)|wartungsarbeiten|maintenance mode|wartungsmodus|down for maintenance/iu;
/**
 * Words that announce a website if they are the whole line; in a sentence they mean other things:
 * "Em breve entraremos em contato".
 */
const soonAlone =
  /^(?:\P{L}*)(?:(?:we(?:['’]ll| will) )?be right back|stay tuned|(?:sehr |schon )?(?:in kürze|demnächst)(?: (?:hier|mehr|online|verfügbar))*|(?:très )?bientôt(?: (?:disponible|en ligne|ici))*|(?:muy )?próximamente|prossimamente|in arrivo|binnenkort(?: (?:beschikbaar|online|meer|hier))*|em breve(?: (?:novo site|aqui|no ar|online))*|wkrótce(?: (?:otwarcie|więcej|nowa strona))*|скоро)(?:\P{L}*)$/iu;
const parked =
  /(?:this )?domain (?:name )?(?:is |may be |has been )?(?:for sale|parked|available for (?:purchase|sale)|expired|registered (?:at|with))|buy this domain|domain (?:is )?parked|parked (?:free|domain|page)|domain parking|future home of|account (?:has been )?suspended|hugedomains|sedo(?:parking)?\.com|is for sale\b.{0,40}domain|registered at namecheap|parkingpage|parked domain name on|domain isn['’]t connected|isn['’]t connected to a website|website (?:has )?expired|this (?:site|website|store) (?:has not been|is not|is currently) (?:yet )?(?:published|set up|configured|available|unavailable)|diese domain (?:ist|wurde|steht)|domain steht zum verkauf|ce (?:nom de )?domaine est|dominio (?:in vendita|en venta|parcheggiato)|domein is (?:geregistreerd|te koop)|domena (?:jest|na sprzedaż)|домен (?:продается|припаркован)|(?:shop|store) is (?:currently )?unavailable|domain has been purchased and parked|is offering it for sale|domain name .{0,60} is for sale|(?:this )?site (?:has been archived|does not exist)|domeinnaam is (?:gereserveerd|geregistreerd|te koop)|dominio (?:è )?(?:registrato|parcheggiato)|(?:este )?dominio (?:está |esta )?(?:registrado|aparcado|disponible|a la venta)|dom[ií]nio (?:registrado|estacionado|à venda)|domena (?:została|jest|zarejestrowana|zaparkowana)|домен (?:зарегистрирован|припаркован)|denne hjemmeside er|(?:domænet|domenet|domänen) er|parked for free|(?:page|domain|site) is parked|powered by (?:afternic|sedo)|domain .{0,60}steht zum verkauf|domain (?:name )?has been suspended|domain reserved|whois contact information verification|diese internetpräsenz wurde (?:soeben |gerade )?(?:freigeschaltet|eingerichtet)|related searches|privacy policy.{0,30}sponsored listings/iu;
const defaultPage =
  /upload your website into the public_html|something amazing will be constructed here|mirror and index made by httrack|index of locally available sites|(?:сторінка|страница) (?:генерується|сгенерирована|создана) автомати|сайт успешно создан|welcome to (?:nginx|centos|plesk|caddy|openresty|litespeed)|(?:apache2?|nginx|centos|ubuntu|debian|fedora|iis|tomcat|http server) .{0,30}(?:default|test) page|default (?:web ?)?(?:page|site)|web server['’]s default page|iis windows(?: server)?|it works!|index of \/|hosted by directadmin|placeholder page|your (?:website|site) is ready|congratulations! your (?:web)?site|félicitations ! votre domaine|if you are the (?:web)?site (?:owner|administrator)|hello,? world!?\s.{0,60}welcome to wordpress|this is your first post\. edit or delete it|there is nothing here, yet\. build something/iu;
const little = 1200;
const minPages = 3;

/**
 * The verdict on a placeholder: a server's default page, a parked domain, or a website that is not
 * open yet.
 */
export function judgeStandIn({ title, text, lines, links, url }: Page): Verdict | undefined {
  const start = `${title}\n${text.slice(0, 6000)}`;
  if (text.replace(/\s+/gu, ' ').length >= little) return undefined;
  if (defaultPage.test(start))
    return {
      outcome: 'parked',
      notice: 'Only the server’s default page stands there. Enter another address, or start fresh.',
    };
  if (parked.test(start))
    return {
      outcome: 'parked',
      notice:
        'The domain is parked; no website stands there. Enter another address, or start fresh.',
    };
  // A small website may announce only one of its parts.
  const pages = new Set(links.flatMap(({ href }) => ownPage(href, url) ?? []));
  const isSoon =
    soon.test(start) ||
    [title, ...lines.map((line) => line.text)].some((one) => soonAlone.test(one));
  return isSoon && pages.size < minPages
    ? {
        outcome: 'parked',
        notice: 'The website is not open yet. What it says of the firm already was kept.',
        keepsContact: true,
      }
    : undefined;
}

function ownPage(href: string, url: URL | undefined): string | undefined {
  const to = url === undefined ? null : URL.parse(href, url);
  return to !== null && to.host === url?.host && to.pathname !== url.pathname
    ? to.pathname
    : undefined;
}
