import { expect, test } from 'vitest';
import { isRightToLeft, orderRuns } from './order-runs.ts';
import { openPdfFonts, splitClusters } from './pdf-fonts.ts';
import { toPrintable } from './write-text.ts';
import { wrapText } from './wrap-text.ts';

/** Words whose letters join, change their order or carry several marks. */
const words = {
  Amharic: 'አዲስ አበባ',
  Arabic: 'مُحَمَّد عبد الله',
  Armenian: 'Երևան',
  Bengali: 'শ্রীমতী কর্মকর্তা কৌ',
  Burmese: 'ကျွန်ုပ် မြို့',
  Chinese: '鄭澤龙 𠮷',
  Emoji: '👍 ☺️ 1️⃣ 👨‍👩‍👧',
  Georgian: 'თბილისი',
  Gujarati: 'ક્ષત્રિય',
  Hebrew: 'שָׁלוֹם',
  Hindi: 'श्री कृष्णा क्लिनिक द्वितीय।',
  Japanese: '株式会社さくら「カフェ」',
  Kannada: 'ಕನ್ನಡ ಶ್ರೀ ಕೊ',
  Khmer: 'ខ្មែរ ស្រី',
  Korean: '김앤장 법률사무소',
  Lao: 'ທີ່ປຶກສາ ນ້ຳ',
  Malayalam: 'ശ്രീ കൊ',
  Punjabi: 'ਸ੍ਰੀ ਸਿੰਘ',
  Sinhala: 'ශ්‍රී කෝ',
  Tamil: 'ஸ்ரீ கொடுக்கும்',
  Telugu: 'శ్రీనివాస్',
  Thai: 'สำนักงาน น้ำใจ ที่ปรึกษา ผู้ใหญ่',
};

test.each(Object.entries(words))('%s is set without a missing glyph', async (_, text) => {
  for (const face of ['regular', 'strong'] as const) {
    const fonts = await openPdfFonts([[text, face]]);
    expect(toPrintable(text, fonts)).toBe(text.normalize('NFC'));
    const direction = isRightToLeft(text);
    for (const run of orderRuns(text.normalize('NFC'), { face, fonts, isRightToLeft: direction })) {
      const shaped = run.font.shape?.(run.text, run.level % 2 === 1);
      if (/\S/u.test(run.text)) expect(shaped?.glyphs.length).toBeGreaterThan(0);
      expect(shaped?.glyphs.map(({ id }) => id) ?? []).not.toContain(0);
      expect(shaped?.advanceWidth ?? 1).toBeGreaterThan(0);
    }
  }
});

test('Latin, Greek and Cyrillic load no font of another script', async () => {
  const fonts = await openPdfFonts([['Zoë Müller, Ελένη, Мария', 'regular']]);
  expect(fonts.find('李', 'regular')).toBeUndefined();
});

test('a letter that no font has becomes its numbers, apart from its neighbours', async () => {
  const fonts = await openPdfFonts([['李𒀭 (Bruce)', 'regular']]);
  expect(toPrintable('李𒀭𒀭 (Bruce)', fonts)).toBe('李 U+1202D U+1202D (Bruce)');
});

test('text from right to left keeps numbers and Latin words from left to right', async () => {
  const text = 'שלום (ABC) 2024!';
  const fonts = await openPdfFonts([[text, 'regular']]);
  const runs = orderRuns(text, { face: 'regular', fonts, isRightToLeft: isRightToLeft(text) });
  const visual = runs.map(({ text: part, level, font }) =>
    font.shape && level % 2 === 1 ? splitClusters(part).reverse().join('') : part,
  );
  expect(visual.join('')).toBe('!2024 (ABC) םולש');
});

test('a name in Arabic stands in a sentence from left to right', async () => {
  const text = 'for شركة 5.';
  const fonts = await openPdfFonts([[text, 'regular']]);
  const runs = orderRuns(text, { face: 'regular', fonts, isRightToLeft: isRightToLeft(text) });
  expect(runs.map((run) => run.text).join('|')).toBe('for |5| |شركة|.');
});

test('lines break between words of scripts without spaces, never before a closing mark', () => {
  const fits = (line: string): boolean => splitClusters(line).length <= 6;
  const japanese = wrapText('「確認」、ありがとう。「公開」', fits);
  expect(japanese.join('')).toBe('「確認」、ありがとう。「公開」');
  for (const line of japanese) expect(line).not.toMatch(/^[、。」]|「$/u);
  const thai = wrapText('กรุงเทพมหานครสำนักงาน', (line) => line.length <= 14);
  expect(thai).toEqual(['กรุงเทพมหานคร', 'สำนักงาน']);
  expect(wrapText('a Donaudampfschiff', fits)).toEqual(['a', 'Donaud', 'ampfsc', 'hiff']);
});
