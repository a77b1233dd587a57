/**
 * Finds the time zone of a place from its address and telephone number; undefined when several
 * zones are possible, because "open now" must not be wrong. Covers countries with one zone in
 * practice, and large ones by their states.
 */

/** Zones by telephone code; `#` marks a country that is divided by region. */
const zonesByCode: Readonly<Record<string, string>> = {
  1: '#US',
  20: 'Africa/Cairo',
  27: 'Africa/Johannesburg',
  30: 'Europe/Athens',
  31: 'Europe/Amsterdam',
  32: 'Europe/Brussels',
  33: '#FR',
  34: '#ES',
  36: 'Europe/Budapest',
  39: 'Europe/Rome',
  40: 'Europe/Bucharest',
  41: 'Europe/Zurich',
  43: 'Europe/Vienna',
  44: 'Europe/London',
  45: 'Europe/Copenhagen',
  46: 'Europe/Stockholm',
  47: 'Europe/Oslo',
  48: 'Europe/Warsaw',
  49: 'Europe/Berlin',
  51: 'America/Lima',
  54: 'America/Argentina/Buenos_Aires',
  55: '#BR',
  57: 'America/Bogota',
  60: 'Asia/Kuala_Lumpur',
  61: '#AU',
  63: 'Asia/Manila',
  64: 'Pacific/Auckland',
  65: 'Asia/Singapore',
  66: 'Asia/Bangkok',
  81: 'Asia/Tokyo',
  82: 'Asia/Seoul',
  84: 'Asia/Ho_Chi_Minh',
  90: 'Europe/Istanbul',
  91: 'Asia/Kolkata',
  92: 'Asia/Karachi',
  94: 'Asia/Colombo',
  212: 'Africa/Casablanca',
  216: 'Africa/Tunis',
  234: 'Africa/Lagos',
  254: 'Africa/Nairobi',
  351: '#PT',
  352: 'Europe/Luxembourg',
  353: 'Europe/Dublin',
  354: 'Atlantic/Reykjavik',
  356: 'Europe/Malta',
  357: 'Asia/Nicosia',
  358: 'Europe/Helsinki',
  359: 'Europe/Sofia',
  370: 'Europe/Vilnius',
  371: 'Europe/Riga',
  372: 'Europe/Tallinn',
  380: 'Europe/Kyiv',
  381: 'Europe/Belgrade',
  385: 'Europe/Zagreb',
  386: 'Europe/Ljubljana',
  420: 'Europe/Prague',
  421: 'Europe/Bratislava',
  423: 'Europe/Vaduz',
  852: 'Asia/Hong_Kong',
  886: 'Asia/Taipei',
  966: 'Asia/Riyadh',
  971: 'Asia/Dubai',
  972: 'Asia/Jerusalem',
};

/** Parses `zone: name name; zone: name` into zones by name. */
function pairs(text: string, between = ' '): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text.split(';').flatMap((group) => {
      const [value = '', names = ''] = group.split(':');
      return names
        .trim()
        .split(between)
        .map((name) => [name.trim(), value.trim()]);
    }),
  );
}

/** Names of countries at the end of an address, and endings of websites, as telephone codes. */
const countries = pairs(
  '49: germany, deutschland, de; 43: austria, österreich, at; 41: switzerland, schweiz, suisse, svizzera, ch; 33: france, fr; 39: italy, italia, it; 34: spain, españa, es; 351: portugal, pt; 31: netherlands, the netherlands, nederland, nl; 32: belgium, belgique, belgië, be; 352: luxembourg, lu; 44: united kingdom, uk, england, scotland, wales, northern ireland; 353: ireland, ie; 45: denmark, dk; 46: sweden, se; 47: norway, no; 358: finland, fi; 48: poland, pl; 420: czech republic, czechia, cz; 64: new zealand, nz; 65: singapore, sg; 27: south africa, za; 91: india, in; 1: usa, united states, canada, ca; 61: australia, au; 55: brazil, brasil, br',
  ',',
);

/**
 * States of the United States and provinces of Canada within one zone, except for a few villages.
 */
const northAmerica = pairs(
  'America/New_York: CT DE DC GA ME MD MA NH NJ NY NC OH PA RI SC VT VA WV; America/Chicago: AL AR IL IA LA MN MS MO OK WI; America/Denver: CO MT NM UT WY; America/Phoenix: AZ; America/Los_Angeles: CA NV WA; Pacific/Honolulu: HI; America/Halifax: NS NB PE; America/Toronto: QC; America/Winnipeg: MB; America/Regina: SK; America/Edmonton: AB',
);
/**
 * Area codes within one zone: of cities in states with two zones, and for addresses without a
 * state.
 */
const areaCodes = pairs(
  'America/New_York: 201 202 203 207 212 215 216 234 239 240 267 301 302 305 313 315 321 330 332 336 339 347 352 386 401 404 407 410 412 413 419 434 440 443 470 475 484 508 513 516 517 518 540 551 561 567 570 571 585 586 603 607 609 610 614 617 631 646 667 678 689 703 704 706 716 717 718 724 727 732 734 740 754 757 762 770 772 774 781 786 802 803 804 810 813 814 828 843 845 848 856 857 859 860 862 863 864 878 904 908 910 912 914 917 919 929 937 941 947 954 959 973 978 980 984; America/Chicago: 205 210 214 217 218 224 225 228 251 254 256 262 281 309 312 314 316 318 319 320 325 331 334 337 346 361 402 405 409 414 417 430 469 501 504 507 512 515 539 563 573 580 601 608 612 615 618 630 636 641 651 660 662 682 708 712 713 715 726 731 737 763 769 773 779 806 815 816 817 830 832 847 870 872 901 903 913 918 920 931 936 940 952 956 972 979 985; America/Denver: 303 307 385 406 435 505 575 719 720 801 915 970; America/Phoenix: 480 520 602 623; America/Los_Angeles: 206 209 213 253 310 323 360 408 415 424 425 442 503 509 510 530 559 562 619 626 628 650 657 661 669 702 707 714 725 747 760 775 805 818 831 858 909 916 925 949 951 971; America/Anchorage: 907; Pacific/Honolulu: 808; America/Halifax: 506 782 902; America/Toronto: 226 249 289 343 365 416 418 437 438 450 514 519 548 579 581 613 647 705 819 873 905; America/Winnipeg: 204 431; America/Regina: 306 639; America/Edmonton: 403 587 780 825; America/Vancouver: 604',
);
const australia = pairs(
  'Australia/Sydney: NSW ACT; Australia/Melbourne: VIC; Australia/Brisbane: QLD; Australia/Adelaide: SA; Australia/Perth: WA; Australia/Hobart: TAS; Australia/Darwin: NT',
);
const brazil = pairs(
  'America/Rio_Branco: AC; America/Manaus: RO RR; America/Cuiaba: MT MS; America/Sao_Paulo: AL AP BA CE DF ES GO MA MG PA PB PE PI PR RJ RN RS SC SE SP TO',
);

function last(text: string, form: RegExp): string {
  return [...text.matchAll(form)].at(-1)?.[1] ?? '';
}

const regions: Readonly<Record<string, (address: string, digits: string) => string | undefined>> = {
  '#US': (address, digits) =>
    northAmerica[
      last(address, /\b([A-Z]{2})\.?,?\s+(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)\b/gu)
    ] ?? areaCodes[digits.slice(0, 3)],
  '#AU': (address, digits) =>
    australia[last(address, /\b(NSW|ACT|VIC|QLD|SA|WA|TAS|NT)\b/gu)] ??
    { 2: 'Australia/Sydney', 3: 'Australia/Melbourne', 7: 'Australia/Brisbane' }[
      digits.slice(0, 1)
    ],
  '#BR': (address, digits) => {
    const byState = brazil[last(address, /[-–,/]\s?([A-Z]{2})\b/gu)];
    return (
      byState ??
      (/^[1-5]|^[78]|^6[1-4]|^9[1346-9]/u.test(digits) && !/^(?:9[27]|68|69|95)/u.test(digits)
        ? 'America/Sao_Paulo'
        : undefined)
    );
  },
  // Overseas departments have postal codes and area codes of their own.
  '#FR': (address, digits) =>
    /\b97\d{3}\b/u.test(address) || /^(?:262|269|590|594|596|69[0246])/u.test(digits)
      ? undefined
      : 'Europe/Paris',
  // The Canary Islands and the Azores have their own time, and mobile numbers belong to no place.
  '#ES': (address, digits) => {
    if (/^(?:8|9)2[28]/u.test(digits) || /\b(?:35|38)\d{3}\b/u.test(address))
      return 'Atlantic/Canary';
    return /^[89]/u.test(digits) || /\b\d{5}\b/u.test(address) ? 'Europe/Madrid' : undefined;
  },
  '#PT': (address, digits) => {
    if (/^29[256]/u.test(digits) || /\b9[5-9]\d{2}-\d{3}\b/u.test(address))
      return 'Atlantic/Azores';
    return /^2/u.test(digits) || /\b\d{4}-\d{3}\b/u.test(address) ? 'Europe/Lisbon' : undefined;
  },
};

/**
 * Splits a telephone number into its country's code and the other digits; the code is empty for a
 * national number.
 */
function splitPhone(phone: string): { code: string; digits: string } {
  const plain = phone.replace(/\(0\)/gu, '').replace(/[^\d+]/gu, '');
  const whole = /^(?:\+|00)(.*)$/u.exec(plain)?.[1];
  if (whole === undefined) return { code: '', digits: plain.replace(/^0+/u, '') };
  const code = [3, 2, 1]
    .map((length) => whole.slice(0, length))
    .find((start) => start in zonesByCode);
  return {
    code: code ?? '?',
    digits: code === undefined ? '' : whole.slice(code.length).replace(/^0+/u, ''),
  };
}

interface PlaceHints {
  readonly phone?: string | undefined;
  readonly address?: string | undefined;
  /** The place's own website, whose ending may name the country. */
  readonly website?: string | undefined;
}

/** The code of the country at the end of an address, or of its form of postal code. */
function findCountryCode(address: string): string {
  const end = address.split(/[\n,]/u).at(-1)?.trim().toLowerCase().replace(/\.$/u, '') ?? '';
  if (end.length > 2 && countries[end] !== undefined) return countries[end];
  if (/\b[A-Z]{2}\.?,?\s+(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)\s*$/u.test(address))
    return '1';
  if (/\b(?:NSW|ACT|VIC|QLD|SA|WA|TAS|NT)\s+\d{4}\s*$/u.test(address)) return '61';
  if (/\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\s*$/u.test(address)) return '44';
  return '';
}

/** The zone of a place by its name in the time zone database. */
export function findTimeZone({
  phone = '',
  address = '',
  website = '',
}: PlaceHints): string | undefined {
  const { code, digits } = splitPhone(phone);
  const ofAddress = findCountryCode(address);
  // A foreign number may be a mobile one, or that of a head office.
  if (code !== '' && ofAddress !== '' && code !== ofAddress) return undefined;
  const suffix = URL.canParse(website) ? (new URL(website).hostname.split('.').at(-1) ?? '') : '';
  const known = code || ofAddress;
  const zone = zonesByCode[known || (countries[suffix] ?? '')];
  if (zone === undefined || !zone.startsWith('#')) return zone;
  // The ending of a website names no region.
  return known === '' ? undefined : regions[zone]?.(address, digits);
}
