// Names of days and forms of times in the languages that the scanner knows.
const day =
  '(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday|erday)?s?\\.?';
// German, French, Spanish, Italian, Portuguese and Dutch. Two letters count only before a range or
// a time.
const foreignDay =
  '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|werktag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|segunda|terça|quarta|quinta|sexta)s?|täglich|tous les jours|todos los d[ií]as|tutti i giorni|dagelijks|(?:mo|di|mi|do|fr|sa|so|ma|wo|vr|za|zo|lun|mar|mer|jeu|ven|sam|dim|jue|vie|s[aá]b|dom|gio|seg|ter|qua|qui|sex)\\.?(?=\\s*(?:[-–—:+&,/]|(?:bis|au|al?|t\\/m|tot|e|y)(?![a-zà-ÿ])|\\d))';
// Polish, Czech, Turkish, Danish, Norwegian, Swedish and Russian, whose letters `\b` does not treat
// as letters.
const otherDay =
  '(?<!\\p{L})(?:(?:poniedzia[łl](?:ek|ku)|wtor(?:ek|ku)|[śs]rod[ayęe]|czwart(?:ek|ku)|pi[ąa]t(?:ek|ku)|sobot[ayęe]|niedziel[aeięy]|pond[ěe]l[íi]|[úu]ter[ýy]|st[řr]eda|[čc]tvrtek|p[áa]tek|ned[ěe]le|pazartesi|sal[ıi]|[çc]ar[şs]amba|per[şs]embe|cuma(?:rtesi)?|pazar|m[åa]ndag|tirsdag|tisdag|onsdag|torsdag|fredag|l[øö]rdag|s[øö]ndag|понедельник|вторник|сред[аы]|четверг|пятниц[аыу]|суббот[аыу]|воскресенье)(?!\\p{L})|(?:pon|wt|śr|czw|pt|sob|ndz?|niedz|пн|вт|ср|чт|пт|сб|вс)\\.?(?=\\s*(?:[-–—:,/]|do|до|\\d)))';
const time =
  '(?:(?:오전|오후|午前|午後)?\\s?(?<!\\d)\\d{1,2}\\s?(?:時(?:\\s?\\d{1,2}分|半)?|시(?:\\s?\\d{1,2}분|반)?|[:.h]\\s?\\d{2}|\\s?h\\b)?(?:[ap](?![\\p{L}.])|\\s*(?:a\\.?m\\.?|p\\.?m\\.?|hrs?|uhr|uur))?(?!\\d)|(?<!\\d)(?:0\\d|1[0-2])[0-5]\\d\\s?(?:hrs?|h)?(?!\\d)|noon|midnight)';
// Other ends of a range: an hour of four digits, or "until the last guest leaves".
const timeOfEnd = `(?:(?<!\\d)[0-2]\\d[0-5]\\d(?!\\d)|late\\b|clos(?:e|ing)\\b|dusk\\b|sunset\\b|${time})`;
export const dayPattern = new RegExp(
  `(?:${otherDay})|\\b(?:${day}|${foreignDay}|week\\s?days|weekends?|daily|every\\s?day|all days|(?:7|seven|365) days|[mtw]\\s*[-–—]\\s*(?:th|f|s(?:at?|un?)?))(?![\\p{L}])|[월화수목금토일]요일|평일|[月火水木金土日]曜|平日|祝日|毎日|(?<!\\p{Script=Han})[月火水木金土日]\\s?[-－~～〜・、,]\\s?[月火水木金土日](?!\\p{Script=Han})|[월화수목금토일](?:\\s?[,·~-]\\s?[월화수목금토일])+|토 요 일`,
  'iu',
);
const timeRange = new RegExp(
  `${time}\\s*(?:-|–|—|－|~|～|〜|から|to|until|till|through|bis|à|alle(?: ore)?|hasta(?: las)?|a(?: las)?|às|tot|au|til|till|(?<=[:.]\\d{2}\\s{0,3})(?:do|до))\\s*${timeOfEnd}(?!\\s*(?:%|(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|years?|yrs?|months?|weeks?|days?|minutes?|mins?|people|guests|miles|km|st|nd|rd|th)\\b))`,
  'iu',
);
// Without a day, a range is one of times only with minutes or "am" and "pm".
export const clearRange = new RegExp(
  `\\d\\s?[:.h]\\s?\\d{2}\\s*(?:[ap]\\.?m\\.?)?\\s*(?:-|–|—|－|~|～|〜|から|to|until|till|bis|à|a(?=\\s\\d)|alle|tot)|時.{0,4}から|[ap]\\.?m\\.?\\s*(?:-|–|—|~|to|until|till)`,
  'iu',
);
// An opening time alone, with a unit that makes the number a time.
const openEnded = new RegExp(
  `(?<!\\p{L})(?:ab|from|dès|à partir de|dalle(?: ore)?|desde(?: las)?|vanaf|od|fra|från)\\s+(?:\\d{1,2}[:.h]\\d{2}|\\d{1,2}\\s?(?:uhr|uur|h\\b|[ap]\\.?m)|(?<=ore\\s)\\d{1,2}(?!\\d))`,
  'iu',
);

export const closed =
  /\b(?:closed|by appointment|open 24|24 ?hours|24 ?hrs?|geschlossen|ruhetag|nach vereinbarung|ferm[eé]|sur rendez-vous|cerrado|chiuso|gesloten|encerrado)\b|휴진|休診|定休|休業/iu;
export const hoursLabel =
  /\b(?:opening|office|business|working|store|clinic|shop|trading|service)?\s*hours\b|\bopen(?:ing)?\s*times?\b|\b(?:clinic|office|shop|working|business|visiting)?\s*timings?\b|(?:öffnungs|sprech|büro|geschäfts|praxis)zeiten|(?<!\p{L})öffnung\b|\bopen(?:ed)?\s+from\b|\b(?:we|offices?|shop|store|clinic|studio|restaurant|salon|caf[eé]|school)(?:['’]re|\s(?:is|are))?\sopen(?:ed)?\b|\bhoraires\b|\bhor[aá]rio\b|\borari(?:o|\b)|openingstijden|öppettider|åbningstider|åpningstider|aukioloajat|godziny otwarcia|otevírací|nyitvatartás|çalışma saatleri|(?:часы|время|режим|график) работы|진료\s?시간|영업\s?시간|営業時間|診療時間|受付時間|診察時間|营业时间|營業時間|ساعات العمل|giờ (?:mở cửa|làm việc)|jam (?:buka|operasional)/iu;

const everyDay = new RegExp(dayPattern.source, 'giu');
const severalDays =
  /^(?:week|weekend|daily|every|all|[37]|seven|t[äa]glich|werktag|tous|todos|tutti|dagelijks|평일|平日|毎日)|[-–—~～〜・、,·]/iu;
const daysUntil =
  /^\s*(?:[-–](?=\S)|bis|to|thr(?:u|ough)|till?|until|au?|al|t\/m|tot|do|до)(?!\p{L})/iu;

const besideDays =
  /^(?:[\s,.&+/–-]|(?<!\p{L})(?:and|to|thr(?:u|ough)|till?|until|und|bis|et|au?|y|e|al?|en|tot|mornings?|afternoons?|evenings?)(?!\p{L}))*$/iu;

/** Whether the text only names days: "Monday", "Mon to Fri". */
export function isDays(text: string): boolean {
  return dayPattern.test(text) && besideDays.test(text.replace(everyDay, ''));
}

/** Whether the text names one day of the week, and no span such as "Mon-Fri" or "daily". */
export function hasOneDay(text: string): boolean {
  const [first, ...others] = text.matchAll(everyDay);
  return (
    first !== undefined &&
    others.length === 0 &&
    !severalDays.test(first[0]) &&
    !daysUntil.test(text.slice(first.index + first[0].length))
  );
}

const everyRange = new RegExp(timeRange.source, 'giu');
const bareRange = /^(\d{1,2})\s*[^\d\s]{1,4}\s*(\d{1,2})$/u;

/**
 * The first range of times in `text`. Pairs of plain numbers that cannot be opening hours, such as
 * "1-1", are skipped.
 */
export function matchTimeRange(text: string): RegExpExecArray | undefined {
  if (!/\d|noon|midnight/iu.test(text)) return undefined;
  for (const match of text.matchAll(everyRange)) {
    const [, from, until] = bareRange.exec(match[0].trim()) ?? [];
    // An age range of children.
    if (from === '0' && until !== '24') continue;
    if (
      /\b(?:age[sd]?|children|kids|kinder|enfants|niños|bambini)\s*$/iu.test(
        text.slice(0, match.index),
      )
    )
      continue;
    if (from === undefined || (from !== until && Number(from) <= 24 && Number(until) <= 24))
      return match;
  }
  return undefined;
}

/** Whether the text has a range of times, or a day with an opening time: "Sonntag ab 11 Uhr". */
export function hasTimes(text: string, hasDay: boolean): boolean {
  return matchTimeRange(text) !== undefined || (hasDay && openEnded.test(text));
}

/** Whether the text names only the opening time. */
export function isOpenEnded(text: string): boolean {
  return openEnded.test(text) && matchTimeRange(text) === undefined;
}

const beginning = new RegExp(
  `^(?:de|from|von|ab|dalle(?: ore)?|desde(?: las)?|van|od)?\\s*${time}$`,
  'iu',
);
const end = new RegExp(
  `^(?:-|–|—|to|until|till|bis|à|a|alle(?: ore)?|hasta(?: las)?|a las|tot|do)\\s*${timeOfEnd}(?=$|\\s+[^\\d\\s]|\\s+24)`,
  'iu',
);

/** The end of a range whose beginning is the whole previous line: "de 9:00 am" and "a 18:00 pm". */
export function matchRangeEnd(first: string, second: string): string | undefined {
  return first.length <= 24 && second.length <= 80 && beginning.test(first)
    ? end.exec(second)?.[0]
    : undefined;
}
