import { Hono, type Context } from 'hono';
import { siteKey, siteKeys } from '../../templates-data/model/site-key.ts';
import { findMember, type Member } from '../agencies/find-member.ts';
import type { ScanReply } from '../contract/scan.ts';
import { scanWebsite as scanCall, type ScanAnswer } from '../contract/scan-website.ts';
import { findDemosOfSite } from '../demos/find-demos-of-site.ts';
import { agencyDemo } from '../demos/show-demo.ts';
import type { Deps, Variables } from '../deps.ts';
import { answerForm } from '../forms/answer-form.ts';
import { dataDomains, registrableDomains } from '../objections/demo-domains.ts';
import { requireAllowed } from '../objections/stops.ts';
import { parseInput, readBody } from '../http/read-body.ts';
import { scannedPage, scanRefusedPage } from './scan-page.ts';
import { initialWebsiteData } from './starting-data.ts';
import { streamScan } from './stream-scan.ts';

export function scanRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();

  /**
   * Checks that the website may be read.
   * @throws ServiceError opted_out
   */
  async function requireAllowedScan(
    c: Context<Variables>,
    url: string,
  ): Promise<Member | undefined> {
    await requireAllowed(deps.store.read, registrableDomains([url]));
    const member = await findMember(c, deps);
    if (member) await deps.limiter.take('scan-account', member.user.id);
    else await deps.limiter.take('scan-address', c.get('clientAddress'));
    return member;
  }

  /**
   * The reply with the initial website data, if a page was read, and the agency's demos of this
   * website.
   */
  async function toAnswer(
    reply: ScanReply,
    url: string,
    member: Member | undefined,
  ): Promise<ScanAnswer> {
    // The address may redirect to another website, whose owner has objected.
    await requireAllowed(deps.store.read, dataDomains({ facts: reply.facts }));
    const wasRead = reply.outcome === 'ok' || reply.outcome === 'partial';
    const answer = wasRead ? { ...reply, websiteData: initialWebsiteData(reply, url) } : reply;
    if (!member) return answer;
    const sites = new Set([siteKey(url), ...siteKeys({ facts: reply.facts })]);
    sites.delete('');
    const known = await findDemosOfSite(deps.store.read, member.agency.id, sites);
    return known.length > 0 ? { ...answer, demos: known.map(agencyDemo) } : answer;
  }

  answerForm(app, scanCall.path, deps, {
    theme: 'product',
    receive: async (c, typed) => {
      const { url } = parseInput(scanCall.body, { url: typed['url'] });
      await requireAllowedScan(c, url);
      const { signal } = c.req.raw;
      const reply = await deps.scanner({ url, signal, onStage: () => undefined });
      await requireAllowed(deps.store.read, dataDomains({ facts: reply.facts }));
      return { url, reply };
    },
    done: scannedPage,
    refused: scanRefusedPage,
  });

  // Registered without the contract, because the answer may be a stream.
  app.post(scanCall.path, async (c) => {
    const body = await readBody(c, scanCall.body, { limit: scanCall.bodyLimit });
    const { url, source } = body;
    const member = await requireAllowedScan(c, url);
    const again = body.again === true && member !== undefined;
    const { signal } = c.req.raw;
    if (!(c.req.header('accept') ?? '').includes('text/event-stream')) {
      const reply = await deps.scanner({ url, source, again, signal, onStage: () => undefined });
      return c.json(await toAnswer(reply, url, member));
    }
    return streamScan(c, deps, { url, source, again, signal }, (reply) =>
      toAnswer(reply, url, member),
    );
  });

  return app;
}
