import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { findMailedToken } from '../testing/mailed-token.ts';
import { explainWeakPassword } from './check-password.ts';

const ada = { email: 'ada.lovelace@agency.example', username: 'Ada Byron' };

/**
 * The first entries of leaked lists, and their variants for forms that require digits and signs.
 */
const commonOnes = `
123456 password 12345678 qwerty 123456789 12345678910 1234567 111111 123123 abc123 1234567890 iloveyou admin123 letmein
monkey dragon football baseball welcome sunshine princess master shadow ashley michael jesus ninja1 mustang superman batman
trustno1 hunter2 whatever qazwsx zaq12wsx 1q2w3e4r 1qaz2wsx qwertyuiop asdfghjkl zxcvbnm asdfgh zxcvbn qwerty123 qwerty1
password1 password12 password123 password1! passw0rd p@ssw0rd p@ssword1 pa55word Password1 Password123 Password1! PASSWORD
000000 666666 777777 888888 999999 121212 112233 123321 654321 987654321 159753 147258369 11111111 88888888 1111111111
welcome1 welcome123 Welcome1! letmein1 letmein123 monkey1 dragon1 football1 baseball1 sunshine1 princess1 iloveyou1 iloveyou2
iloveyou! master123 shadow1 superman1 batman123 michael1 jordan23 charlie1 jennifer jessica1 daniel12 andrew1 thomas1
summer2024 summer2025! Summer2026 winter2024 Winter2025! spring2026 Spring2026! autumn2025 monday2024 january2026
changeme changeme1 changeme! default1 guest123 test123 test1234 testtest demo1234 admin1 admin2024 administrator root123
secret1 secret123 access14 login123 hello123 hello1234 computer1 internet1 google1 samsung1 starwars pokemon1 naruto1
liverpool1 chelsea1 arsenal1 barcelona1 cheese1 cookie1 chocolate1 freedom1 killer1 soccer1 hockey1 harley1 ranger1 buster1
tigger1 pepper1 ginger1 maggie1 bailey1 a1b2c3 a1b2c3d4 1a2b3c4d q1w2e3r4 abcd1234 abcdef abcdefg 1234qwer aaaaaa asdasd
`
  .trim()
  .split(/\s+/u);

test('144 common passwords and more are refused', () => {
  expect(new Set(commonOnes).size).toBeGreaterThanOrEqual(144);
  expect(commonOnes.filter((password) => explainWeakPassword(password, ada) === undefined)).toEqual(
    [],
  );
});

test.each([
  ['sequences', ['abcdefgh', 'hgfedcba', '13579135', '24681012', 'abcabc123', '98769876']],
  ['repeats', ['zzzzzzzz', 'xyxyxyxy', 'k7k7k7k7', 'lmnlmnlmn', '££££££']],
  ['runs on keyboards', ['poiuytre', 'lkjhgfds', '!qaz2wsx', 'yxcvbnm,', 'rfvtgbyhn', 'qwertzuio']],
  ['days', ['01021990', '1990-12-31', '31.12.1990', '12311990']],
  ['the name of the product', ['firstlook', 'Firstlook1!', 'admin-firstlook']],
])('%s are refused', (_, passwords) => {
  expect(passwords.filter((password) => explainWeakPassword(password, ada) === undefined)).toEqual(
    [],
  );
});

test.each([
  'ada.lovelace@agency.example',
  'Ada.Lovelace',
  'adalovelace1',
  'my ada-lovelace!',
  '4d4.l0v3l4c3',
  'adabyron77',
  'Ada Byron the first',
])('%s holds the address, its local part or the name, and is refused', (password) => {
  expect(explainWeakPassword(password, ada)).toBe(
    'Password must not contain your email address or your username.',
  );
});

test('a short name is no reason to refuse a long password that happens to hold it', () => {
  const al = { email: 'al@agency.example', username: 'Al' };
  expect(explainWeakPassword('al77al', al)).toBeDefined();
  expect(explainWeakPassword('salt and pepper mill', al)).toBeUndefined();
});

test.each([
  'correct horse battery',
  'another good secret',
  'x7Kp2m',
  'blue-kettle',
  'desertfeet',
  'Tr4in to Lyon',
  'пароль от дома',
  '猫が好きです',
  'a'.repeat(3) + 'kettle on the stove' + 'b'.repeat(900),
])('%s is taken', (password) => {
  expect(explainWeakPassword(password, ada)).toBeUndefined();
});

describe('the same check stands', () => {
  let app: TestApp;
  beforeAll(() => {
    app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
  });
  afterAll(() => app.close());
  const easy = ['Summer2026!', 'poiuytre', 'ada.lovelace.77'];

  test.each(easy)('before %s when an account is made', async (password) => {
    const { status, json } = await app
      .visitor()
      .send('POST', '/api/auth/email/register', { email: ada.email, username: 'Ada', password });
    expect([status, json['fields']]).toEqual([
      422,
      { password: explainWeakPassword(password, ada) },
    ]);
  });

  test('when a password is changed, and when it is reset by mail', async () => {
    const visitor = app.visitor();
    await visitor.signUp(ada.email);
    for (const newPassword of easy) {
      const body = { currentPassword: 'correct horse battery', newPassword };
      const { status, json } = await visitor.send('POST', '/api/auth/password', body);
      expect([status, json['fields']]).toEqual([
        422,
        { newPassword: explainWeakPassword(newPassword, ada) },
      ]);
    }
    await visitor.send('POST', '/api/forgot-password', { email: ada.email });
    const token = await findMailedToken(app, ada.email, '/reset-password');
    for (const newPassword of easy) {
      const { status, json } = await visitor.send('POST', '/api/reset-password', {
        token,
        newPassword,
      });
      expect([status, json['fields']]).toEqual([
        422,
        { newPassword: explainWeakPassword(newPassword, ada) },
      ]);
    }
    const { status } = await visitor.send('POST', '/api/reset-password', {
      token,
      newPassword: 'a quite different one',
    });
    expect(status).toBe(200);
  });
});
