import type { FoundList } from '../page/found.ts';
import type { Line } from '../page/read-lines.ts';
import { toFoundServices, minServices, cleanServices } from './service-words.ts';

/**
 * "Morning worship - 10:55am", "Yin Yoga: 18h30", "Spinning 18.00 Uhr"; the text after the time may
 * name the day.
 */
const atTime =
  /^(.{3,50}?)\s*[-–—:|@,•]?\s*(?:(?:at|um|à|a las|alle|om|às|o|в)\s)?(?:\d{1,2}[:.h]\d{2}(?:\s?(?:[ap]\.?m\.?|uhr|h))?|\d{1,2}\s?(?:[ap]\.?m\.?|h|uhr))(?![\d:])(?:\s?(?:[-–—]|to|bis|à|a|tot|until)\s?\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|h)?)?(?:\s.{0,40})?$/iu;
/** A day, a season, or "open" and "closed" before a time: these are opening hours. */
const hoursLabel =
  /(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekdays?|weekends?|daily|every ?day|open(?:ing)?|closed?|hours?|until|from|lunch|dinner|breakfast|happy hour|check[- ]?in|check[- ]?out|last (?:order|entry)|mo|di|mi|do|fr|sa|so|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|sonn|täglich|öffnungszeiten|lun|mar|mer|jeu|ven|sam|dim|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|horaires?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|horario|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|orari|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|segunda|terça|quarta|quinta|sexta|poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela|tel|phone|fax|m[åa]n|m[åa]ndag\p{L}*|tis|tisdag\p{L}*|tirs|tirsdag\p{L}*|ons|onsdag\p{L}*|tors?|torsdag\p{L}*|fred?|fredag\p{L}*|l[øö]rd?|l[øö]rdag\p{L}*|s[øö]n|s[øö]ndag\p{L}*|öppet|stängt|åbent|lukket|пн|вт|ср|чт|пт|сб|вс)(?!\p{L})/iu;
const maxDistance = 8;
/** A cell with the time alone: the next cell is what begins then. */
const timeAlone =
  /^\d{1,2}[:.h]\d{2}(?:\s?(?:[ap]\.?m\.?|uhr|h))?(?:\s?(?:[-–—]|to|bis|à|a|tot)\s?\d{1,2}[:.h]\d{2}(?:\s?(?:[ap]\.?m\.?|uhr|h))?)?$/iu;
/** Levels and audiences of a lesson. */
const level =
  /\s(?:(?:tous|niveaux?|all|alle|todos|tutti|todas|for|für|pour|para|per)\s.*|(?:débutants?|intermédiaires?|avancés?|beginners?|intermediate|advanced|mixed|anfänger|fortgeschrittene|principiantes|avanzado|intermedio)(?:\s.*)?)$/iu;

/**
 * Names of services or lessons with a time of day each, as churches, studios and clubs list them.
 */
export function findInTimetable(lines: readonly Line[]): FoundList<string> | undefined {
  const named: string[] = [];
  let last = -1;
  for (const [at, { text, place }] of lines.entries()) {
    if (place === 'nav' || place === 'footer' || text.length > 120) continue;
    const isCell = lines[at - 1]?.tag === 'td' && timeAlone.test(lines[at - 1]?.text ?? '');
    const name = (isCell ? text.replace(level, '') : atTime.exec(text)?.[1])
      ?.replace(/^.*:\s/u, '')
      .replace(/[\s\-–—:|@,•(]+$/u, '');
    if (name === undefined || hoursLabel.test(name) || /\d/u.test(name)) continue;
    if (last !== -1 && at - last > maxDistance && named.length < minServices) named.length = 0;
    named.push(name);
    last = at;
  }
  const all = cleanServices(named);
  // "Yin Yoga" includes "Yin Yoga in the park".
  const values = all.filter(
    (value) => !all.some((other) => other !== value && value.startsWith(`${other} `)),
  );
  return values.length < minServices ? undefined : toFoundServices(values, 'timetable', 0.5);
}
