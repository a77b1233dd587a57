import { addPerson, signUpPerson, type Person } from './agency-people.ts';
import { offer } from './approve-demo.ts';
import type { TestApp } from './create-test-app.ts';
import { addRecipient, makeDemo } from './read-demo.ts';

export type Who = 'owner' | 'admin' | 'member' | 'stranger' | 'nobody';

/** An agency with a person of every role, and one object of every kind. */
export interface RoleAgency {
  readonly people: Readonly<Record<Exclude<Who, 'nobody'>, Person>>;
  /** Replaces `:demo`, `:recipient` and so on by ids. */
  readonly fill: (text: string) => string;
}

/** The app must grant `owner@agency.example` every feature. */
export async function openRoleAgency(app: TestApp): Promise<RoleAgency> {
  const owner = await signUpPerson(app, 'owner@agency.example');
  const { visitor, id: agencyId } = owner;
  const people = {
    owner,
    admin: await addPerson(app, agencyId, 'admin'),
    member: await addPerson(app, agencyId, 'member'),
    stranger: await signUpPerson(app),
  };
  const target = await addPerson(app, agencyId, 'member');
  const demo = await makeDemo(visitor);
  const make = async (path: string, body: object, by = visitor): Promise<string> =>
    String((await by.send('POST', path, body)).json['id']);
  const looks = { palettes: [], headlines: ['Counsel that stays'] };
  const panel = { comments: true, choices: true, approval: true };
  await visitor.send('PATCH', `/api/demos/${demo.id}`, { panel, looks });
  const client = app.visitor();
  const below = `/api/demos/${demo.uniqueId}`;
  const { headlines } = (await client.get(`${below}/looks`)).json as {
    headlines?: readonly { id: string }[];
  };
  const comment = { page: '/', section: 'hero', text: 'Larger, please', author: 'Maria' };
  const choice = { variant: { headline: headlines?.[0]?.id }, author: 'Maria' };
  const inquiry = { name: 'Ann', email: 'ann@home.example', message: 'Hello', consent: true };
  await client.send('POST', '/api/contact', { ...inquiry, demo: demo.uniqueId });
  const inbox = JSON.parse((await visitor.get('/api/inbox')).text) as readonly { id: string }[];
  const invited = { email: 'waiting@agency.example', role: 'member' };
  const host = 'own.agency.example';
  await make('/api/agency/hosts', { host });
  const ids: Readonly<Record<string, string>> = {
    agency: agencyId,
    owner: owner.id,
    target: target.id,
    invitation: await make('/api/agency/invitations', invited),
    host,
    demo: demo.id,
    recipient: (await addRecipient(visitor, demo)).id,
    comment: await make(`${below}/comments`, comment, client),
    choice: await make(`${below}/choices`, choice, client),
    approval: await make(`/api/demos/${demo.id}/approvals`, offer),
    message: inbox[0]?.id ?? '',
  };
  const missing = Object.keys(ids).filter((name) => /^(?:undefined)?$/u.test(ids[name] ?? ''));
  if (missing.length > 0) throw new Error(`not made: ${missing.join(', ')}`);
  return {
    people,
    fill: (text) => text.replace(/:(\w+)/gu, (all, name: string) => ids[name] ?? all),
  };
}
