import { Hono, type Context } from 'hono';
import {
  DemoRequest,
  Inquiry,
  requestDemo,
  requestMoreTime,
  sendInquiry,
} from '../contract/contact.ts';
import { prepareDemoQuery } from '../demos/queries.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import { answerForm } from '../forms/answer-form.ts';
import type { FormValues } from '../forms/form-page.ts';
import { belongsToAgency } from '../hosts/is-of-agency.ts';
import { parseInput } from '../http/read-body.ts';
import { registerRoute } from '../http/register-route.ts';
import { findDemoByPath, ownPath, toInquiry } from './inquiry-form.ts';
import { failedPage, sentPage } from './inquiry-page.ts';
import { inquiryWords, type InquiryWords } from './inquiry-words.ts';
import { receiveDemoRequest, receiveInquiry, receiveMoreTime } from './receive-messages.ts';
import { requestedPage, requestRefusedPage } from './request-page.ts';

/** Inquiries, requests for a demonstration and requests for more time, by script and by form. */
export function contactRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store } = deps;
  const readDemo = prepareDemoQuery(store);

  async function formWords(uniqueId: string | undefined): Promise<InquiryWords> {
    return inquiryWords(uniqueId === undefined ? undefined : await readDemo(uniqueId), deps.site);
  }

  const formPath = (c: Context<Variables>, typed: FormValues): string =>
    ownPath(typed['back'] ?? c.req.header('referer') ?? '/', deps.env, c.get('site'));

  const findDemoId = (c: Context<Variables>, path: string): Promise<string | undefined> =>
    findDemoByPath(store.read, c.get('site'), path);

  answerForm(app, sendInquiry.path, deps, {
    theme: 'client',
    receive: async (c, typed) => {
      const back = formPath(c, typed);
      const demo = await findDemoId(c, back);
      const sent = toInquiry(typed, back, demo);
      await receiveInquiry(deps, parseInput(Inquiry, sent), c.get('clientAddress'));
      return { back, words: await formWords(demo) };
    },
    done: ({ back, words }) => sentPage(words, back),
    refused: async (refusal, typed, c) => {
      const back = formPath(c, typed);
      const words = await findDemoId(c, back)
        .then(formWords)
        .catch(() => inquiryWords(undefined, deps.site));
      return failedPage(words, refusal, typed, back);
    },
  });

  answerForm(app, requestDemo.path, deps, {
    theme: 'product',
    receive: (c, typed) => {
      const message = typed['message']?.replaceAll('\r\n', '\n');
      const request = parseInput(DemoRequest, { ...typed, message });
      return receiveDemoRequest(deps, request, c.get('clientAddress'));
    },
    done: requestedPage,
    refused: requestRefusedPage,
  });

  registerRoute(app, sendInquiry, async ({ c, body }) => {
    const site = c.get('site');
    if (
      site &&
      !(await belongsToAgency(store.read, site.agencyId, `/api/demos/${body.demo ?? ''}`))
    )
      throw notFound();
    await receiveInquiry(deps, body, c.get('clientAddress'));
    return { success: true } as const;
  });

  registerRoute(app, requestDemo, async ({ c, body }) => {
    await receiveDemoRequest(deps, body, c.get('clientAddress'));
    return { success: true } as const;
  });

  registerRoute(app, requestMoreTime, async ({ c, body, param }) => {
    await deps.limiter.take('contact', c.get('clientAddress'));
    await receiveMoreTime(deps, param('uniqueId'), body ?? {});
    return { success: true } as const;
  });

  return app;
}
