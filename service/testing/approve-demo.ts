import { createTestApp, type Answer, type TestApp, type Visitor } from './create-test-app.ts';
import { signUpPerson, type Person } from './agency-people.ts';

export const offer = {
  signer: { name: 'Maria Keller', email: 'm.keller@harbor.example' },
  lines: [
    { text: 'Website, five pages, as shown', cents: 480_000 },
    { text: 'Hosting and care, first year', cents: 48_000 },
  ],
  currency: 'USD',
  deposit: { cents: 249_600, paymentLink: 'https://buy.stripe.com/test_harbor' },
  message: 'We begin as soon as you agree.',
} as const;

/** A service in which every address has all features. */
export function createApprovalApp(variables: Record<string, string> = {}): TestApp {
  return createTestApp({
    variables: { RATE_LIMITS: 'off', TRIAL_DAYS: '14', ...variables },
  });
}

interface AskedDemo {
  readonly agency: Person;
  readonly demoId: string;
  readonly uniqueId: string;
  readonly id: string;
  readonly response: Answer;
}

/** An agency that has asked for the approval of a demo. */
export async function requestApproval(
  app: TestApp,
  change: Record<string, unknown> = {},
): Promise<AskedDemo> {
  const agency = await signUpPerson(app);
  const order = { name: 'Harbor Law', industry: 'law', websiteData: { slogan: 'Clear advice' } };
  const { json } = await agency.visitor.send('POST', '/api/demos', order);
  const demoId = String(json['id']);
  const response = await agency.visitor.send('POST', `/api/demos/${demoId}/approvals`, {
    ...offer,
    ...change,
  });
  return {
    agency,
    demoId,
    uniqueId: String(json['uniqueId']),
    id: String(response.json['id']),
    response,
  };
}

/** The code that was mailed last to an address; it stands alone on its line. */
export async function findMailedCode(app: TestApp, email: string): Promise<string> {
  await app.delivered();
  const texts = app.mails.filter(({ to }) => to === email).map(({ text }) => text);
  const codes = texts.flatMap((text) => /^\d{6}$/mu.exec(text)?.[0] ?? []);
  return codes.at(-1) ?? '';
}

/** Lets the client sign; returns the answer with the evidence. */
export async function signAsClient(
  app: TestApp,
  id: string,
  { name = 'Maria Keller', client = app.visitor() }: { name?: string; client?: Visitor } = {},
): Promise<Answer> {
  await client.send('POST', `/api/approvals/${id}/code`);
  const code = await findMailedCode(app, offer.signer.email);
  return client.send('POST', `/api/approvals/${id}/sign`, { name, code, consent: true });
}
