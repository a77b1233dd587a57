import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import { demoLanguage } from '../../templates-data/model/languages.ts';
import { isPagePath, isSectionId, pages, sections } from '../../templates-data/model/sections.ts';
import { clientWords } from '../client-words.ts';
import type { Database } from '../db/open.ts';
import {
  agencies,
  commentReplies,
  comments,
  demos,
  lookChoices,
  members,
  recipients,
  users,
} from '../db/schema.ts';
import type { Env } from '../env.ts';
import { findDemoLink } from '../hosts/demo-link.ts';
import { isNotStopped } from '../objections/stops.ts';

/** Maximum number of comments in a mail. */
const maxShown = 20;

interface CommentsToMail {
  readonly demoId: string;
  readonly title: string;
  readonly summary: string;
  readonly comments: Readonly<Record<string, string>>;
}

function describePlace({ page, section, quote }: typeof comments.$inferSelect): string {
  if (quote !== null) return `on “${quote.length > 80 ? `${quote.slice(0, 79)}…` : quote}”`;
  // A comment without words or another section is stored at the page's first section.
  if (section === 'hero' && page === '/') return 'on the page as a whole';
  const place = isSectionId(section) ? sections[section].label : section;
  return `on ${place}${isPagePath(page) && page !== '/' ? `, page ${pages[page].label}` : ''}`;
}

/** Numbers equal keys, because keys of a mail's fields must differ. */
function numberEqualKeys(entries: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(
    entries.map(([label, text], index) => [
      entries.length === 1 ? label : `${index + 1}. ${label}`,
      text,
    ]),
  );
}

async function listNewAnswers(
  db: Database,
  demoId: string,
  since: number,
): Promise<readonly (readonly [string, string])[]> {
  const posted = await db
    .select()
    .from(comments)
    .where(and(eq(comments.demoId, demoId), gte(comments.createdAt, since)))
    .orderBy(asc(comments.createdAt))
    .limit(maxShown);
  const answered = await db
    .select({ reply: commentReplies, comment: comments })
    .from(commentReplies)
    .innerJoin(comments, eq(comments.id, commentReplies.commentId))
    .where(
      and(
        eq(comments.demoId, demoId),
        eq(commentReplies.isAgency, false),
        gte(commentReplies.createdAt, since),
      ),
    )
    .orderBy(asc(commentReplies.createdAt))
    .limit(maxShown);
  const chosen = await db
    .select()
    .from(lookChoices)
    .where(and(eq(lookChoices.demoId, demoId), gte(lookChoices.createdAt, since)))
    .orderBy(asc(lookChoices.createdAt))
    .limit(maxShown);
  return [
    ...posted.map((row) => [`${row.author} ${describePlace(row)}`, row.text] as const),
    ...answered.map(
      ({ reply, comment }) =>
        [`${reply.author}, again ${describePlace(comment)}`, reply.text] as const,
    ),
    ...chosen.map(({ author, palette, headline }) => {
      const parts = [palette && `Colours: ${palette.name}`, headline && `Headline: ${headline}`];
      return [`${author} has chosen a look`, parts.filter(Boolean).join('\n')] as const;
    }),
  ];
}

/** The clients' answers to a demo since a time; undefined if no member wants a mail about them. */
export async function describeComments(
  db: Database,
  { demoId, since }: { readonly demoId: string; readonly since: number },
  email: string,
): Promise<CommentsToMail | undefined> {
  const [found] = await db
    .select({ name: demos.name, uniqueId: demos.uniqueId })
    .from(demos)
    .innerJoin(members, eq(members.agencyId, demos.agencyId))
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(demos.id, demoId),
        isNull(demos.deletedAt),
        isNotStopped(),
        eq(users.email, email),
        eq(members.commentMails, true),
      ),
    );
  if (!found) return undefined;
  const news = await listNewAnswers(db, demoId, since);
  if (news.length === 0) return undefined;
  const { name, uniqueId } = found;
  return {
    demoId: uniqueId,
    title: `New from your client: ${name}`,
    summary:
      news.length === 1
        ? `Somebody has answered on your demo for ${name}.`
        : `${news.length} answers have come in on your demo for ${name}.`,
    comments: numberEqualKeys(news),
  };
}

export interface ReplyToMail {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** The address of the page with the comment, under the agency's own domain if it has one. */
  readonly link: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly agency: string;
  readonly accent: string;
  readonly language: string;
  readonly replyTo: string | undefined;
}

/** An agency's reply to a client's comment, in the language of the demo. */
export async function describeReply(
  db: Database,
  replyId: string,
  env: Pick<Env, 'demoOrigin'>,
): Promise<ReplyToMail | undefined> {
  const [found] = await db
    .select({
      reply: commentReplies,
      comment: comments,
      demo: demos,
      agency: agencies.name,
      agencyEmail: agencies.email,
      accent: agencies.accent,
      token: recipients.token,
    })
    .from(commentReplies)
    .innerJoin(comments, eq(comments.id, commentReplies.commentId))
    .innerJoin(demos, eq(demos.id, comments.demoId))
    .innerJoin(agencies, eq(agencies.id, demos.agencyId))
    .leftJoin(recipients, eq(recipients.id, comments.recipientId))
    .where(and(eq(commentReplies.id, replyId), isNull(demos.deletedAt), isNotStopped()));
  if (!found) return undefined;
  const { reply, comment, demo, agency, agencyEmail, accent, token } = found;
  const language = demoLanguage(demo.websiteData.language);
  const { text } = clientWords(language);
  const values = { agency, name: demo.name };
  const page = comment.page === '/' ? '' : comment.page;
  return {
    title: text('panel.mailTitle', values),
    text: text('panel.mailText', values),
    action: text('panel.mailOpen'),
    link: `${await findDemoLink(db, env, demo)}${page}${token === null ? '' : `?to=${token}`}`,
    fields: { [comment.author]: comment.text, [`${reply.author}, ${agency}`]: reply.text },
    agency,
    accent,
    language,
    replyTo: agencyEmail === '' ? undefined : agencyEmail,
  };
}
