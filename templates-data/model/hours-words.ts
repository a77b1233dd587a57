/**
 * Patterns for days, times and closing in the seven languages of a demo, for `parse-hours.ts`. All
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
  ],
];

const week = [0, 1, 2, 3, 4, 5, 6] as const;
const wholeWeek =
  'daily|every ?day|all days|7 days(?: a week)?|täglich|tous les jours|7j\\/7|todos (?:los|os) d[ií]as|diariamente|tutti i giorni|dagelijks|alle dagen';
const workdays =
  'weekdays?|week days?|unter der woche|en semaine|entre semana|doordeweeks|dias úteis';
const weekend =
  'weekends?|wochenendes?|fin(?:es)? de semana|week-ends?|fine settimana|fins? de semana';

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
  '(?:(?:on|an|und an|and|e|et|y|i) )?(?:(?:public|bank|legal) )?holidays|feiertag(?:en?|s)?|jours fériés|(?:d[ií]as )?festivos|(?:giorni )?festivi|feestdagen|feriados';

export const closed =
  'closed|geschlossen|ruhetag|fermée?s?|cerrado|chiuso|chiusi|gesloten|fechado|encerrado';

export const appointment =
  'by appointment(?: only)?|(?:nur )?nach (?:termin)?(?:vereinbarung|absprache)|(?:uniquement )?sur rendez-vous|(?:solo )?con cita(?: previa)?|(?:solo )?su appuntamento|op afspraak|por marcação|com hora marcada';

export const always =
  '(?:open )?24 ?(?:hours?|hrs?|stunden|heures|horas|ore|uur)|24 ?h(?: ?\\/ ?24)?|rund um die uhr|day and night';
/** Open around the clock, on every day. */
export const alwaysAllWeek = '(?:open )?24 ?\\/ ?7';

export const midday = 'noon|midday|mittags?|midi|mezzogiorno|mediod[ií]a|meio-dia';
export const midnight = 'midnight|mitternacht|minuit|mezzanotte|medianoche|middernacht|meia-noite';

/** Words between the ends of a range of days or times. */
export const through =
  'to|until|till?|through|thru|bis|au|à|al|alle|hasta|até|às|as|a|tot(?: en met)?|t\\/m|u ?p ?to';
export const joins = 'and|und|u|et|y|e|en|sowie|plus';

/** Words beside days and times without a meaning of their own. */
export const fillers =
  "(?:opening|office|business|working|store|shop|trading|our) (?:hours|times)|hours|open(?:ed)?|öffnungszeiten|sprechzeiten|geöffnet|offen|horaires(?: d[’']ouverture)?|ouverte?|horario|abierto|orari(?:o)?|aperto|openingstijden|geopend|horário|aberto|from|von|vom|ab|de|du|des|dalle|dal|dalla|della|desde|van|das|der|den|am|an|le|les|los|la|las|il|lo|op|os|o|ore|uhr|uur|hrs?|hs|h|on|at|each|every|jeden|chaque|cada|ogni|elke";

/**
 * Short forms that mean different days in different languages: "ma" is a Dutch Monday and a French
 * Tuesday.
 */
const sharedShort: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ma: { nl: 'maandag', fr: 'mardi', es: 'martes', it: 'martedì' },
  di: { de: 'dienstag', nl: 'dinsdag', fr: 'dimanche' },
  do: { de: 'donnerstag', nl: 'donderdag', es: 'domingo', it: 'domenica' },
};

/**
 * Replaces ambiguous short forms by the day's name in the text's language; unknown ones stay, and
 * are not days.
 */
export function writeOutDays(text: string, language: string): string {
  return text.replace(/(?<![\p{L}\d])(ma|di|do)(?![\p{L}\d])\.?/gu, (form, name: string) => {
    return sharedShort[name]?.[language] ?? form;
  });
}
