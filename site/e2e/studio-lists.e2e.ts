import { describe, expect, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';

const origin = inject('origin');

describe.skipIf(!hasBrowser)('the lists of a demo in the studio’s preview', () => {
  const { open } = useBrowser(still);

  test('one click leads from an edited text to the next of the same list, and a question takes spaces', async () => {
    const account = await openAccount(origin);
    const uniqueId = await account.create(
      { businessName: 'Harbour Dental', industry: 'medical' },
      {
        trade: 'dentist',
        services: ['Check-ups', 'Fillings'].map((name) => ({ name, text: '' })),
        faqs: [
          { question: 'Is there parking?', answer: 'Behind the house.' },
          { question: 'Are you open on Sundays?', answer: 'No.' },
        ],
      },
    );
    const context = await open();
    await context.addCookies([account.cookie]);
    const page = await context.newPage();
    await page.goto(`${origin}/app/demos/${uniqueId}/edit`);
    const preview = page.frameLocator('iframe:not(.invisible)');
    const service = (position: number): ReturnType<typeof preview.locator> =>
      preview.locator(`[data-section="services"] [data-edit="services.${position}.name"]`);
    // A person holds the button for a moment, in which the left text is saved.
    const press = { delay: 100 };
    await service(0).click(press);
    await page.keyboard.press('End');
    await page.keyboard.type(' for children');
    await service(1).click(press);
    await page.keyboard.press('End');
    await page.keyboard.type(' and crowns');

    const question = preview.locator('summary').first();
    await question.click(press);
    await page.keyboard.press('End');
    await page.keyboard.type(' For bikes, too?');
    const answer = preview.locator('details p').first();
    await answer.click(press);
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' It is free.');
    await page.keyboard.press('Control+Enter');

    await expect
      .poll(() =>
        Promise.all([service(0), service(1), question, answer].map((text) => text.textContent())),
      )
      .toEqual([
        'Check-ups for children',
        'Fillings and crowns',
        'Is there parking? For bikes, too?',
        'Behind the house. It is free.',
      ]);
    await context.close();
  });
});
