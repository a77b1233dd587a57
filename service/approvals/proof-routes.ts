import { Hono } from 'hono';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import { certificateName, drawCertificate } from './certificate.ts';
import { clientOrigin } from './client-origin.ts';
import { SealedEvidence } from './evidence.ts';
import { readPictures } from './frozen-files.ts';
import type { RequestReads } from './read-requests.ts';

/** The evidence of a signed request, as a file and as a document. */
export function proofRoutes(
  { store, limiter, env }: Pick<Deps, 'store' | 'limiter' | 'env'>,
  { find }: RequestReads,
): Hono<Variables> {
  const app = new Hono<Variables>();

  async function readSigned(
    id: string,
  ): Promise<{ text: string; evidence: SealedEvidence; agencyId: string }> {
    const { row } = await find(id);
    if (row.evidence === null) throw notFound('This request is not signed');
    const evidence = SealedEvidence.parse(JSON.parse(row.evidence));
    return { text: row.evidence, evidence, agencyId: row.agencyId };
  }

  app.get('/api/approvals/:id/evidence.json', async (c) => {
    limiter.takeRead(c.get('clientAddress'));
    const { text, evidence } = await readSigned(c.req.param('id'));
    const name = certificateName(evidence);
    return c.body(text, 200, {
      'Content-Type': 'application/json',
      'Content-Disposition': `attachment; filename="${name}.json"`,
      'X-Robots-Tag': 'noindex, nofollow',
    });
  });

  app.get('/api/approvals/:id/certificate.pdf', async (c) => {
    // Rendering a certificate costs a thousand times as much as reading a page.
    await limiter.take('verify', c.get('clientAddress'));
    const { evidence, agencyId } = await readSigned(c.req.param('id'));
    const pictures = await readPictures(store.read, evidence.id);
    const origin = await clientOrigin(store.read, env.demoOrigin, agencyId);
    const pdf = await drawCertificate(evidence, { pictures, origin });
    return c.body(new Uint8Array(pdf), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${certificateName(evidence)}.pdf"`,
      'X-Robots-Tag': 'noindex, nofollow',
    });
  });

  return app;
}
