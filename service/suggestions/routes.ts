import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { requireUser } from '../auth/find-user.ts';
import { publicUser } from '../auth/public-user.ts';
import { maxSuggestions, suggestTexts } from '../contract/suggestions.ts';
import type { Deps, Variables } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { readBody } from '../http/read-body.ts';
import { streamCompletion, ModelError } from './stream-completion.ts';
import { createEvidence } from './check-claims.ts';
import { gatherFacts, factTexts } from './gather-facts.ts';
import { readFounded } from './read-suggestions.ts';
import { writePrompt } from './write-prompt.ts';

const unavailable = (): ServiceError =>
  new ServiceError('busy', 'No suggestions can be written just now. Please try again later.');

/** The call that suggests texts for a demo, at once or as a stream. */
export function suggestionRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();

  // Registered without the contract, because the answer may be a stream.
  app.post(suggestTexts.path, async (c) => {
    const user = await requireUser(c, deps);
    const { access } = await publicUser(user, deps);
    if (!access.builder) {
      throw new ServiceError(
        'no_access',
        'A subscription is needed to access the template builder.',
      );
    }
    const { ai } = deps.env;
    if (!ai)
      throw new ServiceError('not_configured', 'No language model is configured for suggestions.');
    const { field, values, content } = await readBody(c, suggestTexts.body, {
      limit: suggestTexts.bodyLimit,
    });
    const facts = gatherFacts(values, content, deps.site);
    const known = { evidence: createEvidence(factTexts(facts)), language: facts.language };
    await deps.limiter.take('suggestions', user.id);
    const requestId = c.get('requestId');
    const { signal } = c.req.raw;

    async function* write(): AsyncGenerator<readonly string[]> {
      if (!ai) return;
      try {
        let last = '';
        let found = 0;
        for await (const written of streamCompletion(ai, writePrompt(field, facts), signal)) {
          last = written;
          const texts = readFounded(field, written, known, false);
          if (texts.length > found) yield texts;
          found = texts.length;
          if (found >= maxSuggestions) return;
        }
        // The last line has no line feed.
        const texts = readFounded(field, last, known, true);
        if (texts.length === 0) throw new ModelError('wrote nothing that can be used');
        yield texts;
      } catch (error) {
        if (!signal.aborted) deps.log.warn({ requestId, err: error }, 'no suggestions');
        throw unavailable();
      }
    }

    if (!(c.req.header('accept') ?? '').includes('text/event-stream')) {
      let suggestions: readonly string[] = [];
      for await (const texts of write()) suggestions = texts;
      return c.json({ suggestions });
    }
    return streamSSE(c, async (stream) => {
      let sent: readonly string[] = [];
      try {
        for await (const texts of write()) {
          for (const [index, text] of texts.entries()) {
            if (text === sent[index]) continue;
            await stream.writeSSE({ event: 'suggestion', data: JSON.stringify({ index, text }) });
          }
          sent = texts;
        }
        await stream.writeSSE({ event: 'done', data: '{}' });
      } catch {
        await stream.writeSSE({ event: 'error', data: JSON.stringify(unavailable().reply()) });
      }
    });
  });

  return app;
}
