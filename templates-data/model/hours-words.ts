import { translatedLanguage } from './languages.ts';

/**
 * Patterns for days, times and closing in the languages of demos, for `parse-hours.ts`. All
 * in lower case.
 */

/**
 * Monday to Sunday: names, and unambiguous short forms. Of forms with the same beginning, the
 * longer comes first.
 */
const days: readonly (readonly string[])[] = [
  [
    'mondays?',
    'mon',
    'montags?',
    'mo',
    'lundis?',
    'lunes',
    'luned[iì]',
    'lun?',
    'maandags?',
    'segundas?(?:[ -]feiras?)?',
    'seg',
    'poniedział(?:ek|ki|ku)',
    'pon',
    'måndag(?:ar)?',
    'mån?',
    'mandag(?:e|er)?',
    'man',
  ],
  [
    'tuesdays?',
    'tues?',
    'tu',
    'dienstags?',
    'dinsdags?',
    'mardis?',
    'martes',
    'marted[iì]',
    'mar',
    'ter[çc]as?(?:[ -]feiras?)?',
    'ter',
    'wtor(?:ek|ki|ku)',
    'wt',
    'tisdag(?:ar)?',
    'tirsdag(?:e|er)?',
    'tirs?',
    'tis',
  ],
  [
    'wednesdays?',
    'weds?',
    'we',
    'mittwochs?',
    'mi',
    'mercredis?',
    'mer',
    'me',
    'mi[eé]rcoles',
    'mi[eé]',
    'mercoled[iì]',
    'woensdags?',
    'wo',
    'quartas?(?:[ -]feiras?)?',
    'qua',
    'środ[aęy]',
    'śr',
    'onsdag(?:ar|e|er)?',
    'ons',
  ],
  [
    'thursdays?',
    'thurs?',
    'thu?',
    'donnerstags?',
    'donderdags?',
    'jeudis?',
    'jeu',
    'je',
    'jueves',
    'jue',
    'gioved[iì]',
    'gio?',
    'quintas?(?:[ -]feiras?)?',
    'qui',
    'czwart(?:ek|ki|ku)',
    'czw?',
    'torsdag(?:ar|e|er)?',
    'tors',
  ],
  [
    'fridays?',
    'fri?',
    'freitags?',
    'vendredis?',
    'viernes',
    'venerd[iì]',
    'ven?',
    'vie',
    'vrijdags?',
    'vr',
    'sextas?(?:[ -]feiras?)?',
    'sex',
    'piąt(?:ek|ki|ku)',
    'fredag(?:ar|e|er)?',
    'fre',
  ],
  [
    'saturdays?',
    'sat',
    'sa',
    'samstags?',
    'sonnabends?',
    'samedis?',
    'sam',
    's[aá]bados?',
    's[aá]b',
    'sabato',
    'zaterdags?',
    'za',
    'sobot[aęy]',
    'so?b',
    'lördag(?:ar)?',
    'lørdag(?:e|er)?',
    'lør?',
    'lör?',
  ],
  [
    'sundays?',
    'sun',
    'su',
    'sonntags?',
    'so',
    'dimanches?',
    'dim',
    'domingos?',
    'domenica',
    'dom',
    'zondags?',
    'zo',
    'niedziel[aęe]',
    'niedz',
    'ndz?',
    'söndag(?:ar)?',
    'sön?',
    'søndag(?:e|er)?',
    'søn?',
  ],
];

const week = [0, 1, 2, 3, 4, 5, 6] as const;
const wholeWeek =
  'daily|every ?day|all days|7 days(?: a week)?|täglich|tous les jours|7j\\/7|todos (?:los|os) d[ií]as|diariamente|tutti i giorni|dagelijks|alle dagen|codziennie|alla dagar|varje dag|dagligen|alle dag(?:e|er)|hver dag|daglig';
const workdays =
  'weekdays?|week days?|unter der woche|en semaine|entre semana|doordeweeks|dias úteis|dni robocze|vardagar|hverdage(?:r|ne)?|ukedager';
const weekend =
  'weekends?|wochenendes?|fin(?:es)? de semana|week-ends?|fine settimana|fins? de semana|weekendy|weekenden|helge[nr]';

/**
 * Patterns of groups of days, then of single days, as whole words. Days are counted from Monday, 0.
 */
export const dayWords: readonly (readonly [pattern: string, days: readonly number[]])[] = [
  [wholeWeek, week],
  [weekend, [5, 6]],
  [workdays, [0, 1, 2, 3, 4]],
  ...days.map((names, day) => [names.join('|'), [day]] as const),
];

/** Public holidays have no fixed day of the week, so they are skipped. */
export const holiday =
  '(?:(?:on|an|und an|and|e|et|y|i) )?(?:(?:public|bank|legal) )?holidays|feiertag(?:en?|s)?|jours fériés|(?:d[ií]as )?festivos|(?:giorni )?festivi|feestdagen|feriados|święta|helgdagar|röda dagar|helligdage(?:r|ne)?';

export const closed =
  'closed|geschlossen|ruhetag|fermée?s?|cerrado|chiuso|chiusi|gesloten|fechado|encerrado|nieczynne|zamknięte|stängt|lukket|stengt';

export const appointment =
  'by appointment(?: only)?|(?:nur )?nach (?:termin)?(?:vereinbarung|absprache)|(?:uniquement )?sur rendez-vous|(?:solo )?con cita(?: previa)?|(?:solo )?su appuntamento|op afspraak|por marcação|com hora marcada|po (?:wcześniejszym )?(?:umówieniu|uzgodnieniu)|enligt överenskommelse|efter aftale|etter avtale';

export const always =
  '(?:open )?24 ?(?:hours?|hrs?|stunden|heures|horas|ore|uur|godziny|timmar|timer)|24 ?h(?: ?\\/ ?24)?|rund um die uhr|day and night|całodobowo|dygnet runt|døgnet rundt|døgnåbent|døgnåpent';
/** Open around the clock, on every day. */
export const alwaysAllWeek = '(?:open )?24 ?\\/ ?7';

export const midday = 'noon|midday|mittags?|midi|mezzogiorno|mediod[ií]a|meio-dia|południe';
export const midnight =
  'midnight|mitternacht|minuit|mezzanotte|medianoche|middernacht|meia-noite|północ|midnatt|midnat';

/** Words between the ends of a range of days or times. */
export const through =
  'to|until|till?|through|thru|bis|au|à|al|alle|hasta|até|às|as|a|tot(?: en met)?|t\\/m|u ?p ?to';
/** Beside "og" or "och", "on" is a Wednesday, which only the text's language can tell. */
export const joins = 'and|und|u|et|y|e|en|sowie|plus|oraz|i|o(?:ch|g)(?! on(?!\\p{L}))';

/**
 * Words beside days and times without a meaning of their own. "Office hours" are not among them:
 * a church is open at other times than its office.
 */
export const fillers =
  "(?:opening|business|working|store|shop|trading|our) (?:hours|times)|hours|open(?:ed)?|öffnungszeiten|sprechzeiten|geöffnet|offen|horaires(?: d[’']ouverture)?|ouverte?|horario|abierto|orari(?:o)?|aperto|openingstijden|geopend|horário|aberto|godziny otwarcia|czynne|otwarte|godz(?:inach)?|öppettider|öppet|åbningstider|åbent|åpningstider|åpent|klockan|klokken|kl|från|fra|od|from|von|vom|ab|de|du|des|dalle|dal|dalla|della|desde|van|das|der|den|am|an|le|les|los|la|las|il|lo|op|os|o|ore|uhr|uur|hrs?|hs|h|on(?! o(?:ch|g) )|at|each|every|jeden|chaque|cada|ogni|elke";

/**
 * Short words that mean different things in different languages: "ma" is a Dutch Monday and a
 * French Tuesday, "do" a German Thursday and a Polish "until", "on" a Danish Wednesday and no day
 * in English, "tor" a Norwegian Thursday and a Slovenian Tuesday.
 */
const sharedShort: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>> = {
  ma: { nl: 'maandag', fr: 'mardi', es: 'martes', it: 'martedì', da: 'mandag', no: 'mandag' },
  pn: { pl: 'poniedziałek' },
  di: { de: 'dienstag', nl: 'dinsdag', fr: 'dimanche' },
  ti: { sv: 'tisdag', da: 'tirsdag', no: 'tirsdag' },
  on: { sv: 'onsdag', da: 'onsdag', no: 'onsdag' },
  do: { de: 'donnerstag', nl: 'donderdag', es: 'domingo', it: 'domenica', pl: 'to' },
  to: { sv: 'torsdag', da: 'torsdag', no: 'torsdag' },
  tor: { sv: 'torsdag', da: 'torsdag', no: 'torsdag' },
  pt: { pl: 'piątek' },
  so: { pl: 'sobota', cs: 'sobota', sk: 'sobota' },
  w: { pl: 'od' },
};
const sharedForm = new RegExp(
  `(?<![\\p{L}\\d])(${Object.keys(sharedShort).join('|')})(?![\\p{L}\\d])\\.?`,
  'gu',
);

/**
 * Replaces ambiguous short words by what they mean in the text's language; unknown ones stay. Those
 * that are days in some languages are none then.
 */
export function writeOutDays(text: string, language: string): string {
  const spoken = translatedLanguage(language) ?? language;
  return text.replace(sharedForm, (form, name: string) => sharedShort[name]?.[spoken] ?? form);
}
