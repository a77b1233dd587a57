import { fitSlot } from '../page/clean-text.ts';
import type { Found } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';
import { isRecord } from '../page/read-things.ts';

const day = '(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?\\.?';
// German, French, Spanish, Italian, Portuguese and Dutch; two letters only where a range or a time follows.
const foreignDay =
  '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|werktag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|segunda|terça|quarta|quinta|sexta)s?|täglich|tous les jours|todos los d[ií]as|tutti i giorni|dagelijks|(?:mo|di|mi|do|fr|sa|so|ma|wo|vr|za|zo|lun|mar|mer|jeu|ven|sam|dim|jue|vie|s[aá]b|dom|gio|seg|ter|qua|qui|sex)\\.?(?=\\s*(?:[-–—:+&,/]|bis|au|al?|t\\/m|tot|e\\b|y\\b|\\d))';
// Polish, Czech, Turkish, Danish, Norwegian, Swedish and Russian, whose letters begin no word for \b.
const otherDay =
  '(?<!\\p{L})(?:(?:poniedzia[łl](?:ek|ku)|wtor(?:ek|ku)|[śs]rod[ayęe]|czwart(?:ek|ku)|pi[ąa]t(?:ek|ku)|sobot[ayęe]|niedziel[aeięy]|pond[ěe]l[íi]|[úu]ter[ýy]|st[řr]eda|[čc]tvrtek|p[áa]tek|ned[ěe]le|pazartesi|sal[ıi]|[çc]ar[şs]amba|per[şs]embe|cuma(?:rtesi)?|pazar|m[åa]ndag|tirsdag|tisdag|onsdag|torsdag|fredag|l[øö]rdag|s[øö]ndag|понедельник|вторник|сред[аы]|четверг|пятниц[аыу]|суббот[аыу]|воскресенье)(?!\\p{L})|(?:pon|wt|śr|czw|pt|sob|ndz?|niedz|пн|вт|ср|чт|пт|сб|вс)\\.?(?=\\s*(?:[-–—:,/]|do|до|\\d)))';
const time =
  '(?:(?:오전|오후|午前|午後)?\\s?(?<!\\d)\\d{1,2}\\s?(?:[:.h]\\s?\\d{2}|\\s?h\\b)?(?:[ap](?![\\p{L}.])|\\s*(?:a\\.?m\\.?|p\\.?m\\.?|hrs?|uhr))?(?!\\d)|(?<!\\d)(?:0\\d|1[0-2])[0-5]\\d\\s?(?:hrs?|h)?(?!\\d)|noon|midnight)';
// Where a range may end besides: at an hour of four digits, or when the last guest leaves.
const timeOfEnd = `(?:(?<!\\d)[0-2]\\d[0-5]\\d(?!\\d)|late\\b|clos(?:e|ing)\\b|dusk\\b|sunset\\b|${time})`;
const dayPattern = new RegExp(
  `(?:${otherDay})|\\b(?:${day}|${foreignDay}|week\\s?days|weekends?|daily|every\\s?day|all days|(?:7|seven|365) days|[mtw]\\s*[-–—]\\s*(?:th|f|s(?:at?|un?)?))(?![\\p{L}])|[월화수목금토일]요일|평일|[월화수목금토일](?:\\s?[,·~-]\\s?[월화수목금토일])+|토 요 일`,
  'iu',
);
const timeRange = new RegExp(
  `${time}\\s*(?:-|–|—|~|to|until|till|through|bis|à|alle|hasta(?: las)?|a(?: las)?|às|tot|au|til|till|(?<=[:.]\\d{2}\\s{0,3})(?:do|до))\\s*${timeOfEnd}(?!\\s*(?:%|(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|years?|yrs?|months?|weeks?|days?|minutes?|mins?|people|guests|miles|km|st|nd|rd|th)\\b))`,
  'iu',
);
// Without a day beside it, only a range with minutes or a half of the day is one of times.
const clearRange = new RegExp(
  `\\d\\s?[:.h]\\s?\\d{2}\\s*(?:[ap]\\.?m\\.?)?\\s*(?:-|–|—|~|to|until|till|bis|à|alle|tot)|[ap]\\.?m\\.?\\s*(?:-|–|—|~|to|until|till)`,
  'iu',
);
const closed =
  /\b(?:closed|by appointment|open 24|24 ?hours|24 ?hrs?|geschlossen|ruhetag|nach vereinbarung|ferm[eé]|sur rendez-vous|cerrado|chiuso|gesloten|encerrado)\b|휴진/iu;
const alwaysOpen =
  /\b(?:open\s+)?24\s?(?:\/|x|-)\s?7\b|\b24\s?(?:hours?|hrs?)(?:\s+a\s+day|\s+service|\s*[,/]?\s*7\s+days)|\bopen\s+24\s?(?:hours?|hrs?)\b/iu;
const onAppointment = /\bhours\b[^.]{0,20}?\b(by appointment(?: only)?)/iu;
const called =
  /\b(?:opening|office|business|working|store|clinic|shop|trading|service)?\s*hours\b|\bopen(?:ing)?\s*times?\b|\b(?:clinic|office|shop|working|business|visiting)?\s*timings?\b|(?:öffnungs|sprech|büro|geschäfts|praxis)zeiten|\bhoraires\b|\bhor[aá]rio\b|\borari(?:o|\b)|openingstijden|öppettider|åbningstider|åpningstider|aukioloajat|godziny otwarcia|otevírací|nyitvatartás|çalışma saatleri|(?:часы|время|режим|график) работы|진료\s?시간|영업\s?시간|営業時間|診療時間|营业时间|營業時間|ساعات العمل|giờ (?:mở cửa|làm việc)|jam (?:buka|operasional)/iu;
// A date, so the hours are those of an event.
const dated =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?\s+\d{1,2}(?!\d)|\b\d{1,2}(?:st|nd|rd|th)\b/iu;
const mixed = /@|\d{3}[\s.)-]{1,2}\d{3}[\s.-]\d{4}/u;
const longestLine = 140;
const mostLines = 8;
// A page without end must not be read without end.
const mostFitting = 300;

// What is open day and night without anybody standing at a door.
const remote =
  /help ?desk|support|monitor|online|portal|hotline|helpline|surveillance|access|crisis|roadside|towing|chat|answering|account/iu;
/** What a firm does at any hour, which says nothing of its own. */
const onCall = /^24\s?(?:\/|x|-)\s?7\s+(?:emergency|service|repair|response|assistance|call|care)/iu;

/** Opening hours, a line for each range of days: structured data first, then lines that pair days with times. */
export function findHours(pages: readonly Page[]): Found | undefined {
  for (const page of pages) {
    const found = fromThings(page) ?? fromLines(page);
    const value = fitSlot('hours', found?.value);
    if (found !== undefined && value !== undefined) return { ...found, value };
  }
  for (const page of pages) {
    for (const { text } of page.lines) {
      const match = text.length > 300 ? null : (alwaysOpen.exec(text) ?? onAppointment.exec(text));
      if (match === null) continue;
      const near = text.slice(Math.max(0, match.index - 25), match.index + match[0].length + 25);
      if (match[1] === undefined && (remote.test(near) || onCall.test(text.slice(match.index)))) continue;
      const value = fitSlot(
        'hours',
        (match[1] ?? match[0]).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
      );
      if (value !== undefined) return { value, source: 'text', confidence: 0.55, snippet: text };
    }
  }
  return undefined;
}

function fromLines({ lines }: Page): Found | undefined {
  const runs: { texts: string[]; score: number; called: boolean }[] = [];
  let open: { texts: string[]; score: number; called: boolean; last: number } | undefined;
  let fitting = 0;
  for (const [index, line] of lines.entries()) {
    const text = spaced(line.text);
    if (text.length > 600 || dated.test(text)) continue;
    const hasDay = dayPattern.test(text);
    const hasTime = timeRange.test(text);
    const fits = hasDay
      ? hasTime || closed.test(text) || text.length <= 40
      : hasTime
        ? text.length <= 60 && (clearRange.test(text) || called.test(text))
        : open?.last === index - 1 && text.length <= 30 && closed.test(text) && isDayOnly(open.texts.at(-1));
    if (!fits) continue;
    fitting += 1;
    if (fitting > mostFitting) break;
    const short = text.length <= longestLine && !mixed.test(text) ? text : cut(text);
    if (short === undefined) continue;
    if (open === undefined || index - open.last > 2) {
      const before = `${lines[index - 1]?.text ?? ''} ${lines[index - 2]?.text ?? ''} ${text} ${line.marks}`;
      const isCalled = called.test(before.slice(0, 400));
      open = { texts: [], score: isCalled ? 10 : 0, called: isCalled, last: index };
      runs.push(open);
    }
    if (open.texts.length < mostLines * 2) open.texts.push(short);
    open.score += hasDay && hasTime ? 2 : 0.5;
    open.last = index;
  }
  const good = runs.filter((run) => {
    const whole = run.texts.join(' ');
    return timeRange.test(whole) && (dayPattern.test(whole) || run.called);
  });
  const [best] = good.sort((a, b) => b.score - a.score);
  if (best === undefined || best.score < (clearRange.test(best.texts.join(' ')) ? 1 : 2)) return undefined;
  const value = pair(best.texts).slice(0, mostLines).join('\n');
  return {
    value,
    source: 'text',
    confidence: Math.min(0.9, 0.5 + best.score * 0.07),
    snippet: best.texts.join(' '),
  };
}

function isDayOnly(text: string | undefined): boolean {
  return text !== undefined && dayPattern.test(text) && !timeRange.test(text) && !closed.test(text);
}

/** Names of days apart from what follows: the two stand in columns of their own. */
function spaced(text: string): string {
  return text.replace(/\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?=\d|closed|open|by\b)/giu, '$1: ');
}

/** Days and times that stand in cells of their own, on one line. */
function pair(texts: readonly string[]): string[] {
  const paired: string[] = [];
  for (const text of texts) {
    const last = paired.at(-1);
    if (last !== undefined && isDayOnly(last) && !dayPattern.test(text))
      paired[paired.length - 1] = `${last.replace(/[:\s]+$/u, '')}: ${text}`;
    else paired.push(text);
  }
  return [...new Set(paired)].filter((text) => timeRange.test(text) || closed.test(text));
}

/** The part of a long sentence that holds days and times. */
function cut(text: string): string | undefined {
  const range = timeRange.exec(text);
  if (range === null) return undefined;
  const from = Math.max(0, range.index - 60);
  const lead = text.slice(from, range.index);
  const start = lead.search(dayPattern);
  return text.slice(start === -1 ? range.index : from + start, range.index + range[0].length).trim();
}

function fromThings({ things }: Page): Found | undefined {
  for (const { data, source } of things) {
    const lines: string[] = [];
    for (const item of list(data['openingHoursSpecification'])) {
      if (!isRecord(item)) continue;
      const days = list(item['dayOfWeek'])
        .map(dayName)
        .filter((name) => name !== '');
      const opens = clock(item['opens']);
      const closes = clock(item['closes']);
      if (days.length === 0 || opens === undefined || closes === undefined) continue;
      lines.push(
        `${rangeOf(days)}: ${opens === closes ? (opens === '12:00 AM' ? 'Closed' : opens) : `${opens} - ${closes}`}`,
      );
    }
    for (const item of list(data['openingHours']))
      if (typeof item === 'string') lines.push(item.slice(0, 100));
    if (lines.length > 0) {
      const value = lines.slice(0, mostLines).join('\n');
      return { value, source, confidence: 0.93, snippet: value };
    }
  }
  return undefined;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function dayName(value: unknown): string {
  return typeof value === 'string'
    ? value
        .slice(0, 100)
        .replace(/^.*[/#]/u, '')
        .slice(0, 3)
    : '';
}

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Names of days as runs of the week: "Mon, Wed - Sun". */
function rangeOf(days: readonly string[]): string {
  const open = week.filter((name) => days.includes(name));
  if (open.length < days.length) return days.join(', ');
  const runs: string[][] = [];
  for (const name of open) {
    const run = runs.at(-1);
    if (run !== undefined && week.indexOf(name) === week.indexOf(run.at(-1) ?? '') + 1) run.push(name);
    else runs.push([name]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]} - ${run.at(-1)}` : run.join(', '))).join(', ');
}

function clock(value: unknown): string | undefined {
  const [, hours, minutes] = (typeof value === 'string' ? /^(\d{1,2}):(\d{2})/u.exec(value) : null) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const hour = Number(hours) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
