import { expect } from 'vitest';
import type { Comment } from '../contract/comments.ts';
import type { Answer, TestApp, Visitor } from './create-test-app.ts';
import { makeDemo, type SentDemo } from './read-demo.ts';

/** A demo on which clients may comment. */
export async function makeCommentedDemo(owner: Visitor, websiteData = {}): Promise<SentDemo> {
  const demo = await makeDemo(owner);
  const change = { panel: { comments: true }, websiteData };
  expect((await owner.send('PATCH', `/api/demos/${demo.id}`, change)).status).toBe(200);
  return demo;
}

/** The body of a client's comment. */
export const commentWords = {
  page: '/',
  section: 'hero',
  text: 'A little warmer?',
  author: 'Maria Keller',
};

/** Posts a client's comment from an address. */
export function postComment(
  app: TestApp,
  demo: SentDemo,
  more: object = {},
  address?: string,
): Promise<Answer> {
  const path = `/api/demos/${demo.uniqueId}/comments`;
  return app.visitor(address).send('POST', path, { ...commentWords, ...more });
}

export async function listComments(visitor: Visitor, demo: SentDemo): Promise<Comment[]> {
  const { json, status } = await visitor.get(`/api/demos/${demo.uniqueId}/comments`);
  expect(status).toBe(200);
  return json['comments'] as Comment[];
}
