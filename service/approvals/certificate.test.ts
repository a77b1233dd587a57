import { expect, test } from 'vitest';
import { requestApproval, signAsClient } from '../testing/approve-demo.ts';
import { sample } from '../testing/full-run.ts';
import { readPdfText } from '../testing/read-pdf-text.ts';
import { useApprovalApp } from '../testing/use-approval-app.ts';
import { formatMoney, stripeAmount, toHundredths } from './money.ts';

const app = useApprovalApp();

test.each(
  sample([
    'Maria Keller',
    'Мария Келлер',
    'ماريا كيلر',
    'Nguyễn Thị Ánh',
    'Ελένη Παπαδοπούλου',
    '李小龍 さくら',
    'สมชาย น้ำใจ',
    'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).trim(),
  ]),
)('the certificate of %s is the same file every time', async (name) => {
  const { id } = await requestApproval(app);
  expect((await signAsClient(app, id, { name })).status).toBe(200);
  const read = async (): Promise<Buffer> => {
    const response = await app.request(`/api/approvals/${id}/certificate.pdf`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    return Buffer.from(await response.arrayBuffer());
  };
  const first = await read();
  app.clock.now += 100_000;
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect(first.equals(await read())).toBe(true);
  expect(first.toString('latin1')).not.toContain('Firstlook');
});

test.each(['李小龍', '佐藤さくら', '김민수', 'สมชาย ใหญ่', 'Анна', 'გიორგი', 'Արամ'])(
  'the certificate of %s shows the name in its letters',
  async (name) => {
    const { id } = await requestApproval(app);
    expect((await signAsClient(app, id, { name })).status).toBe(200);
    const response = await app.request(`/api/approvals/${id}/certificate.pdf`);
    const text = readPdfText(Buffer.from(await response.arrayBuffer()));
    expect(text.replaceAll('\n', '')).toContain(name);
    expect(text).not.toContain('cannot be printed here');
  },
);

test('letters that no font has are printed as their numbers, which the certificate mentions', async () => {
  const { id } = await requestApproval(app);
  expect((await signAsClient(app, id, { name: 'Zoë 𒀭 Müller' })).status).toBe(200);
  const response = await app.request(`/api/approvals/${id}/certificate.pdf`);
  const text = readPdfText(Buffer.from(await response.arrayBuffer()));
  expect(text).toContain('Zoë U+1202D Müller');
  expect(text).toContain('Letters shown as U+… cannot be printed here.');
});

test('amounts are counted in the smallest unit of their currency', () => {
  expect(formatMoney(480_000, 'USD')).toBe('$4,800');
  expect(formatMoney(1, 'USD')).toBe('$0.01');
  expect(formatMoney(99_999_999_999, 'EUR')).toBe('€999,999,999.99');
  expect(formatMoney(1500, 'JPY')).toBe('¥1,500');
  expect(formatMoney(1234, 'KWD')).toMatch(/1\.234/u);
  expect(formatMoney(4_500_050, 'HUF')).toBe('HUF 45,000.50'.replace(' ', '\u00a0'));
  expect(stripeAmount(4_500_000, 'HUF')).toBe(4_500_000);
  expect([stripeAmount(5, 'ISK'), stripeAmount(5, 'JPY')]).toEqual([500, 5]);
  expect([toHundredths(15, 'JPY'), toHundredths(15, 'EUR'), toHundredths(1230, 'KWD')]).toEqual([
    1500, 15, 123,
  ]);
});
