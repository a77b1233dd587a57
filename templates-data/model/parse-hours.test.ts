import { describe, expect, test } from 'vitest';
import { languages, locales } from './languages.ts';
import { parseHours } from './parse-hours.ts';

/** Formats as `Mo 09:00-17:00`, `Su closed`: a row for each day. */
function shown(text: string, language?: string): string {
  const clock = (minute: number): string =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const names = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
  return (parseHours(text, language)?.days ?? [])
    .map(({ day, state, spans }) => {
      const times = spans.map(([from, to]) => `${clock(from)}-${clock(to)}`).join('+');
      return `${names[day] ?? ''} ${state === 'open' ? times : state}`;
    })
    .join(', ');
}

/** The same times on all days from Monday to the named one. */
function upTo(last: string, times: string): string {
  const names = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
  return names
    .slice(0, names.indexOf(last) + 1)
    .map((name) => `${name} ${times}`)
    .join(', ');
}

describe('opening hours become a week', () => {
  test.each([
    ['Mon to Fri, 9-5', upTo('Fr', '09:00-17:00')],
    ['Mon to Fri 9-5\nSat 10-2', `${upTo('Fr', '09:00-17:00')}, Sa 10:00-14:00`],
    ['Monday to Friday, 8:30-4:30', upTo('Fr', '08:30-16:30')],
    ['M-F 7:30am - 6pm', upTo('Fr', '07:30-18:00')],
    ['Monday-Saturday 10 a.m. - 7 p.m.; Sunday closed', `${upTo('Sa', '10:00-19:00')}, Su closed`],
    [
      'Mon, Wed - Fri: 9:00 AM - 5:30 PM',
      'Mo 09:00-17:30, We 09:00-17:30, Th 09:00-17:30, Fr 09:00-17:30',
    ],
    ['Mon-Fri 11-3pm', upTo('Fr', '11:00-15:00')],
    ['Mon–Fri 9–12, 2–6', upTo('Fr', '09:00-12:00+14:00-18:00')],
    ['Weekdays 0900 – 1730', upTo('Fr', '09:00-17:30')],
    ['Closed Sundays\nMon-Sat 9am-5pm', `${upTo('Sa', '09:00-17:00')}, Su closed`],
    ['9:00 – 17:00 Mon–Fri', upTo('Fr', '09:00-17:00')],
    ['Monday\n9-5\nTuesday\n10-6', 'Mo 09:00-17:00, Tu 10:00-18:00'],
    ['Mon - Sun: Open 24 hours', upTo('Su', '00:00-24:00')],
    ['24/7', upTo('Su', '00:00-24:00')],
  ])('in English: %j', (text, week) => {
    expect(shown(text)).toBe(week);
  });

  test.each([
    [
      'Mo–Fr 8–12 und 13–17 Uhr, Sa 9–12 Uhr',
      `${upTo('Fr', '08:00-12:00+13:00-17:00')}, Sa 09:00-12:00`,
    ],
    [
      'Mo. - Fr.: 9.00 - 18.00 Uhr, an Sonn- und Feiertagen geschlossen',
      `${upTo('Fr', '09:00-18:00')}, Su closed`,
    ],
    [
      'Lundi, Vendredi 9h — 19h30; Samedi 9h — 13h; Dimanche Fermé',
      'Mo 09:00-19:30, Fr 09:00-19:30, Sa 09:00-13:00, Su closed',
    ],
    [
      'Du mardi au mercredi de 9h à 12h et de 14h à 19h',
      'Tu 09:00-12:00+14:00-19:00, We 09:00-12:00+14:00-19:00',
    ],
    [
      'De lunes a viernes de 9:00 a 14:00 y de 16:00 a 20:00. Sábados de 10 a 14 h',
      `${upTo('Fr', '09:00-14:00+16:00-20:00')}, Sa 10:00-14:00`,
    ],
    ['Dal lunedì al venerdì dalle 9 alle 18', upTo('Fr', '09:00-18:00')],
    ['Lun-Ven 8:30-12:30 / 14:30-18:30', upTo('Fr', '08:30-12:30+14:30-18:30')],
    [
      'Segunda a sexta: 9h às 18h\nSábado: 9h às 13h\nDomingo: fechado',
      `${upTo('Fr', '09:00-18:00')}, Sa 09:00-13:00, Su closed`,
    ],
    [
      'poniedziałek – piątek: 8.00–17.00, sobota 9.00–13.00, niedziela: nieczynne',
      `${upTo('Fr', '08:00-17:00')}, Sa 09:00-13:00, Su closed`,
    ],
    [
      'Måndag–fredag kl. 9–18\nLördag 10–14\nSöndag stängt',
      `${upTo('Fr', '09:00-18:00')}, Sa 10:00-14:00, Su closed`,
    ],
    [
      'Åbningstider: Man-fre kl. 9.00-17.30, lør kl. 10.00-14.00',
      `${upTo('Fr', '09:00-17:30')}, Sa 10:00-14:00`,
    ],
    ['Mandag og onsdag 08.00 – 15.30, lørdag stengt', 'Mo 08:00-15:30, We 08:00-15:30, Sa closed'],
  ])('in the other languages: %j', (text, week) => {
    expect(shown(text)).toBe(week);
  });

  test.each([
    ['de', 'Mo: nach Vereinbarung\nDi: 10 – 18 Uhr', 'Mo appointment, Tu 10:00-18:00'],
    ['de', 'Di.-Do. 17.30–22 Uhr', 'Tu 17:30-22:00, We 17:30-22:00, Th 17:30-22:00'],
    [
      'nl',
      'Ma t/m wo 09.00 – 17.30\nZa 10.00 tot 16.00 uur',
      'Mo 09:00-17:30, Tu 09:00-17:30, We 09:00-17:30, Sa 10:00-16:00',
    ],
    ['nl', 'di - wo: 09:30 - 19:00', 'Tu 09:30-19:00, We 09:30-19:00'],
    ['fr', 'Ma, Di 9h30-19h', 'Tu 09:30-19:00, Su 09:30-19:00'],
    ['it', 'Ma, Do 12:00-23:00', 'Tu 12:00-23:00, Su 12:00-23:00'],
    ['pl', 'Czynne od pon. do pt. w godz. 9:00 - 17:00', upTo('Fr', '09:00-17:00')],
    [
      'pl',
      'Pn-pt 8-17, so 9-13, ndz. nieczynne',
      `${upTo('Fr', '08:00-17:00')}, Sa 09:00-13:00, Su closed`,
    ],
    ['pl', 'W soboty 9-13', 'Sa 09:00-13:00'],
    ['cs', 'So 9-12', 'Sa 09:00-12:00'],
    ['de', 'So 9-12', 'Su 09:00-12:00'],
    ['da', 'Ma 9.30-19.00', 'Mo 09:30-19:00'],
    [
      'da',
      'Ma, ti og on 9-17, to-fr 9-18',
      'Mo 09:00-17:00, Tu 09:00-17:00, We 09:00-17:00, Th 09:00-18:00, Fr 09:00-18:00',
    ],
    [
      'sv',
      'Må-on 9-18, lö 10-14, sö stängt',
      'Mo 09:00-18:00, Tu 09:00-18:00, We 09:00-18:00, Sa 10:00-14:00, Su closed',
    ],
    ['nb', 'Ma, tor 9-15', 'Mo 09:00-15:00, Th 09:00-15:00'],
    ['nn', 'Ma 9-15', 'Mo 09:00-15:00'],
    ['en', 'On og fr 9-16', ''],
    ['en', 'Mon, W, Fri 9am-5pm', ''],
    ['en', 'Mon-Thu 9am-5pm, PT by appointment', ''],
    ['en', 'Open on Mon 9am to 5pm', 'Mo 09:00-17:00'],
    ['sl', 'Pon, tor 8-16', ''],
    ['lt', 'Pn 8-15', ''],
    ['en', 'Ma-Sa 9:30-19:00', ''],
    ['', 'Di 9-17 Uhr', ''],
  ])('ambiguous short forms of days are read in the language %s: %j', (language, text, week) => {
    expect(shown(text, language)).toBe(week);
  });

  test.each(languages)('the days of %s have their names and short forms', (language) => {
    const read = (style: 'long' | 'short'): string => {
      const format = new Intl.DateTimeFormat(locales[language], {
        weekday: style,
        timeZone: 'UTC',
      });
      const days = Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, 1 + day)));
      return shown(days.map((day) => `${day} 9:00-17:00`).join('\n'), language);
    };
    expect(read('long')).toBe(upTo('Su', '09:00-17:00'));
    expect(read('short')).toBe(upTo('Su', '09:00-17:00'));
  });

  test('a night that ends after midnight belongs to the day on which it begins', () => {
    expect(parseHours('Fr, Sa 18:00–02:00')?.days).toEqual([
      { day: 4, state: 'open', spans: [[1080, 1560]] },
      { day: 5, state: 'open', spans: [[1080, 1560]] },
    ]);
  });

  test('reports whether the text has am and pm, and how it writes them', () => {
    expect(
      ['Mon 9am-5pm', 'Mon 9 AM - 5 PM', 'Mo 9-17 Uhr'].map((text) => parseHours(text)?.halves),
    ).toEqual(['am', 'AM', '']);
  });
});

describe('a text with an unknown part is not parsed', () => {
  test.each([
    ['', 'nothing'],
    ['9-5', 'no day'],
    ['By appointment only', 'no times'],
    ['Summer: Mon-Fri 9-5', 'a season'],
    ['Mon-Fri 9-5 (April to October)', 'months'],
    ['Daily except Sunday 9-5', 'an exception'],
    ['Mon-Fri 5-11', 'a half of the day that would be a guess'],
    ['Montag bis Samstag ab 16 Uhr', 'no end'],
    ['Sunday: Morning Worship 10:55am', 'what begins then'],
    ['Mon–Fri 8–6, holidays 10–12', 'days that no calendar of ours knows'],
    ['Mon 9-5, Mon 8-6', 'two truths of one day'],
    ['Mon closed, Mon 9-5', 'a day that is closed and open'],
    ['9am-5pm Mon-Fri, 10am-4pm Sat', 'times before their days, more than once in a line'],
    ['9-17 Uhr Mo-Fr, 10-14 Uhr Sa', 'times before their days, more than once in a line'],
    ['Mon-Sat 4pm-2', 'an end that would be a guess'],
    ['Fri 5-2am', 'a beginning that would be a guess'],
    ['Mon-Sun 11-2', 'lunch or a night'],
    ['Mon 9-25', 'no time'],
    ['Mon 9 - Fri', 'half a range'],
    ['Lundi 11:00 …', 'a text that was cut'],
  ])('%j: %s', (text) => {
    expect(parseHours(text)).toBeUndefined();
  });

  test('also a long one, in linear time', () => {
    expect(parseHours('Mon Tue '.repeat(2000))).toBeUndefined();
  });
});
