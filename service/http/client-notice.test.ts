import { describe, expect, test } from 'vitest';
import { languages, locales } from '../../templates-data/model/languages.ts';
import { clientWords } from '../client-words.ts';
import { ServiceError } from '../errors.ts';
import { gone } from '../objections/stops.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { clientNotice } from './client-notice.ts';

const wait = new ServiceError('too_many_requests', 'Too many attempts.', { retryAfter: 40 });
const errors = [
  new ServiceError('not_found', 'That address leads nowhere'),
  gone(),
  new ServiceError('unknown_host', 'Unknown host'),
  wait,
  new ServiceError('busy', 'Busy'),
  new ServiceError('internal', 'Internal'),
  new ServiceError('too_large', 'Too large'),
];

describe('a client whose language is known reads an error in it', () => {
  test.each(languages)('in %s, whatever has happened', (language) => {
    for (const error of errors) {
      const english = clientNotice(error, error.status, 'en');
      const notice = clientNotice(error, error.status, language);
      if (language !== 'en') expect(notice).toBeDefined();
      for (const text of Object.values(notice ?? {})) {
        expect(text).toMatch(/^[^{}]{5,}$/u);
        if (language !== 'en') expect(Object.values(english ?? {})).not.toContain(text);
      }
    }
  });

  test('and when to try again', () => {
    expect(clientNotice(wait, 429, 'de')?.text).toContain('in 40 Sekunden');
    const long = new ServiceError('too_many_requests', 'x', { retryAfter: 700 });
    expect(clientNotice(long, 429, 'fr')?.text).toContain('dans 12 minutes');
  });

  test.each(languages)(
    'on the pages of a missing request and a missing demo, in %s',
    async (language) => {
      const app = createTestApp();
      const headers = { accept: 'text/html', 'accept-language': `cs,${language};q=0.8,en;q=0.5` };
      const { text: word } = clientWords(language);
      const approval = await app.request('/approve/none', { headers });
      const page = await approval.text();
      expect([approval.status, page.includes(`<h1>${word('notice.missing')}</h1>`)]).toEqual([
        404,
        true,
      ]);
      expect(page).toContain(`<html lang="${locales[language]}">`);
      const demo = await app.request('/demos/law-nobody-a1b2c3', { headers });
      expect(demo.status).toBe(404);
      expect(await demo.text()).toContain(`<title>${word('notice.demoTab')} (law-nobody-a1b2c3)`);
      await app.close();
    },
  );
});
