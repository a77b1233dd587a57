import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { languages, type Language } from '../../templates-data/model/languages.ts';
import { pagePaths } from '../../templates-data/model/sections.ts';
import { approvals } from '../db/schema.ts';
import { platform } from '../platform.ts';
import { signUpPerson } from '../testing/agency-people.ts';
import { requestApproval, offer, signAsClient } from '../testing/approve-demo.ts';
import { readPdfText } from '../testing/read-pdf-text.ts';
import { useApprovalApp } from '../testing/use-approval-app.ts';
import { approvalLanguage, countPages } from './approval-language.ts';
import { toCanonicalJson } from './canonical-json.ts';
import { checkMethod } from './check-method.ts';

const app = useApprovalApp();

/** A request for the approval of a demo whose client speaks a language. */
async function requestApprovalIn(language: string, name = 'Bäckerei Huber'): Promise<string> {
  const { visitor } = await signUpPerson(app);
  const order = { name, industry: 'general', websiteData: { language } };
  const { json } = await visitor.send('POST', '/api/demos', order);
  const path = `/api/demos/${String(json['id'])}/approvals`;
  const response = await visitor.send('POST', path, { ...offer, currency: 'EUR' });
  return String(response.json['id']);
}

const consents: Readonly<Record<Language, string>> = {
  en: 'I approve version 1 and this offer for Huber, I may do so on its behalf, and I sign electronically.',
  de: 'Ich gebe Version 1 und dieses Angebot für Huber frei, ich bin befugt, dies im Namen von Huber zu tun, und ich unterschreibe elektronisch.',
  fr: 'Je valide la version 1 et cette offre pour Huber, j’ai le pouvoir de le faire en son nom et je signe électroniquement.',
  es: 'Apruebo la versión 1 y esta oferta para Huber, tengo facultad para hacerlo en su nombre y firmo electrónicamente.',
  it: 'Approvo la versione 1 e questa offerta per Huber, ho titolo per farlo in suo nome e firmo elettronicamente.',
  nl: 'Ik keur versie 1 en deze offerte voor Huber goed, ik ben bevoegd dit namens Huber te doen en ik onderteken elektronisch.',
  pt: 'Aprovo a versão 1 e esta oferta para Huber, tenho poderes para o fazer em seu nome e assino eletronicamente.',
  pl: 'Zatwierdzam wersję 1 i tę ofertę dla: Huber, mam prawo zrobić to w imieniu tego podmiotu i podpisuję się elektronicznie.',
  sv: 'Jag godkänner version 1 och den här offerten för Huber, jag har behörighet att göra det å dess vägnar och jag undertecknar elektroniskt.',
  da: 'Jeg godkender version 1 og dette tilbud for Huber, jeg er bemyndiget til at gøre det på virksomhedens vegne, og jeg underskriver elektronisk.',
  no: 'Jeg godkjenner versjon 1 og dette tilbudet for Huber, jeg har rett til å gjøre det på vegne av virksomheten, og jeg signerer elektronisk.',
};

test.each(languages)('a client reads, signs and verifies in %s', async (language) => {
  const id = await requestApprovalIn(language, 'Huber');
  const { text, locale } = approvalLanguage(language);
  const { json } = await app.visitor().get(`/api/approvals/${id}`);
  expect([json['language'], json['consent']]).toEqual([language, consents[language]]);
  const wrong = await app
    .visitor()
    .send('POST', `/api/approvals/${id}/sign`, { name: 'Eva', code: '123456', consent: true });
  expect(wrong.json['fields']).toEqual({ code: text('approval.codeFirst') });
  const signed = (await signAsClient(app, id)).json;
  expect(signed['approval']).toMatchObject({ consent: consents[language] });
  expect(signed['frozen']).toMatchObject({ language, consent: consents[language] });
  const verdict = await app.visitor().send('POST', '/api/verify', { evidence: signed, language });
  const [unchanged = ''] = text('verify.since').split('{');
  expect(verdict.json['valid']).toBe(true);
  expect(verdict.json['reason']).toContain(unchanged);
  const pdf = await app.request(`/api/approvals/${id}/certificate.pdf`);
  const printed = readPdfText(Buffer.from(await pdf.arrayBuffer())).replaceAll(/\s+/gu, '');
  const priceFormat = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  for (const expected of [
    consents[language],
    text('certificate.events'),
    text('certificate.anybody'),
    priceFormat.format(5280),
  ])
    expect(printed).toContain(expected.replaceAll(/\s+/gu, ''));
  expect(printed).not.toContain(platform.name);
  await app.delivered();
  const mails = app.mails.filter(({ to }) => to === offer.signer.email).slice(-3);
  const [requestMail, code, done] = mails;
  expect(requestMail?.subject).toBe(text('approval.mailAskedTitle', { name: 'Huber' }));
  expect(code?.text).toContain(text('approval.mailCodeIgnore').slice(0, 40));
  expect(done?.text).toContain(`${text('approval.total')}: ${priceFormat.format(5280)}`);
  for (const { html } of mails) {
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).not.toContain(platform.name);
  }
});

test('a client whose language has no words is asked in English', async () => {
  const { json } = await app.visitor().get(`/api/approvals/${await requestApprovalIn('cs')}`);
  expect(json).toMatchObject({ language: 'en' });
});

test('a request from before languages is shown, signed and verified as before', async () => {
  const { id } = await requestApproval(app);
  const [row] = await app.store.read.select().from(approvals).where(eq(approvals.id, id));
  const {
    language: _,
    consent: __,
    ...older
  } = JSON.parse(row?.frozen ?? '') as Record<string, unknown>;
  const frozen = toCanonicalJson(older);
  const digest = createHash('sha256').update(frozen).digest('hex');
  await app.store.write((db) =>
    db.update(approvals).set({ frozen, digest }).where(eq(approvals.id, id)),
  );
  const signed = await signAsClient(app, id);
  expect(toCanonicalJson(signed.json['frozen'])).toBe(frozen);
  expect(signed.json['approval']).toMatchObject({
    consent:
      'I approve version 1 and this offer for Harbor Law, I may do so on its behalf, and I sign electronically.',
  });
  const { text } = await app.visitor().get(`/api/approvals/${id}/evidence.json`);
  const verdict = await app.visitor().send('POST', '/api/verify', { evidence: text });
  expect(verdict.json).toMatchObject({ valid: true });
  expect((await app.request(`/api/approvals/${id}/certificate.pdf`)).status).toBe(200);
});

test('the method of checking names the same steps and terms in every language', () => {
  const quoted = (step: string): string[] =>
    [...step.matchAll(/"(\w+)"|RFC 8785|SHA-256|Ed25519|base64|SubjectPublicKeyInfo/gu)]
      .map(([term]) => term)
      .sort();
  const english = checkMethod(approvalLanguage('en'));
  expect(english[0]).toBe(
    'Take evidence.json. Write the value of "frozen" as canonical JSON (RFC 8785) and hash it with SHA-256: the result is "digest".',
  );
  for (const language of languages)
    expect(checkMethod(approvalLanguage(language)).map(quoted)).toEqual(english.map(quoted));
});

test('pages are counted in words, as many as a demo can have', () => {
  for (const language of languages) {
    const list = approvalLanguage(language).text('approval.pages');
    expect(countPages(list, pagePaths.length)).not.toMatch(/\d/u);
  }
});

test('a right-to-left name keeps its direction in a left-to-right sentence', () => {
  const { text } = approvalLanguage('de');
  const name = 'مخبز النور';
  expect(text('approval.versionFor', { version: '3', name })).toBe(
    `Version 3 für \u2068${name}\u2069.`,
  );
});
