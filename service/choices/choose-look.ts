import type { z } from 'zod';
import { mailAnswers } from '../comments/mail-comments.ts';
import { findReader } from '../comments/open-panel.ts';
import type { chooseLook } from '../contract/choices.ts';
import { noLooks } from '../contract/panel.ts';
import type { Database } from '../db/open.ts';
import { lookChoices } from '../db/schema.ts';
import type { DemoRow } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { appendEvent } from '../events/append-event.ts';
import { isMeasuredByName } from '../recipients/queries.ts';
import { offeredLooks } from './offered-looks.ts';

type Choice = Pick<typeof lookChoices.$inferSelect, 'palette' | 'headline'>;

/**
 * The colours and the headline that a client chose among those the demo offers.
 * @throws ServiceError invalid_fields when one of them is no longer offered
 */
export function findChosen(
  demo: DemoRow,
  variant: z.output<typeof chooseLook.body>['variant'],
): Choice {
  const { palettes, headlines } = offeredLooks(demo.looks ?? noLooks);
  const palette = palettes.find(({ id }) => id === variant.palette);
  const headline = headlines.find(({ id }) => id === variant.headline);
  if ((variant.palette && !palette) || (variant.headline && !headline)) {
    const sentence = 'This look is not offered any more. Please load the page again.';
    throw new ServiceError('invalid_fields', sentence, { fields: { variant: sentence } });
  }
  const colors = palette && {
    name: palette.name,
    primaryColor: palette.primaryColor,
    secondaryColor: palette.secondaryColor,
  };
  return { palette: colors ?? null, headline: headline?.text ?? null };
}

/** Stores a client's choice once, logs it, and notifies the members. */
export async function storeChoice(
  db: Database,
  demo: DemoRow,
  choice: Choice & { id: string; author: string; at: number; to: string | undefined },
  { outbox }: Pick<Deps, 'outbox'>,
): Promise<void> {
  const { id, at, to, ...chosen } = choice;
  const { id: demoId, agencyId } = demo;
  const reader = await findReader(db, demoId, to);
  const row = { ...chosen, id, demoId, recipientId: reader?.id ?? null, createdAt: at };
  const added = await db.insert(lookChoices).values(row).onConflictDoNothing().returning();
  if (added.length === 0) return;
  const recipientId = reader && isMeasuredByName(reader) ? reader.id : null;
  const event = { agencyId, demoId, recipientId, actor: 'client', at } as const;
  await appendEvent(db, { ...event, kind: 'look.chosen', data: { choiceId: id } });
  await mailAnswers(db, demo, { outbox, at });
}
