import type { Answer, TestApp, Visitor } from './create-test-app.ts';

/** A test card that is accepted. */
export const goodCard = '4242 4242 4242 4242';

/** A signed-up visitor with a subscription that waits for its first payment. */
interface Payer {
  readonly visitor: Visitor;
  /** Client secret of the payment. */
  readonly secret: string;
  /** Id of the subscription. */
  readonly id: string;
}

export async function createPayer(app: TestApp): Promise<Payer> {
  const visitor = app.visitor();
  await visitor.signUp();
  const { json } = await visitor.send('POST', '/api/create-subscription');
  return { visitor, secret: String(json['clientSecret']), id: String(json['subscriptionId']) };
}

export function pay(
  { visitor, secret }: Payer,
  card: unknown,
  confirmed?: boolean,
): Promise<Answer> {
  return visitor.send('POST', `/api/simulated-payments/${secret}/confirm`, { card, confirmed });
}

export async function readPayer({ visitor }: Payer): Promise<Answer['json']> {
  return (await visitor.get('/api/auth/user')).json;
}
