import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { cleanText } from '../page/clean-text.ts';
import type { Page } from '../page/read-page.ts';
import type { PhoneCandidate } from './phone-candidate.ts';
import { lettersToDigits, findPhones, isPhoneLabel, weigh } from './phone-shapes.ts';
import { decodePercents } from '../page/decode-percents.ts';

const toDial = /^\W{0,3}(?:tel|callto|phone|sms|skype):\s*(?:\/\/)?(.*)$/iu;
const toChat =
  /^(?:https?:\/\/(?:wa\.me\/|(?:api|web|www)\.whatsapp\.com\/(?:send\/?)?\?(?:[^#]{0,200}&)?phone=)|whatsapp:\/\/send\/?\?(?:[^#]{0,200}&)?phone=)((?:\+|%2B)?[\d\s%().-]{8,30})/iu;
const extension = /[\s;,?]*(?:ext(?:ension)?|x)[.:\s]*\d{0,6}\s*$/iu;
const maxAttributes = 60;
// Attributes with text for screen readers and scripts.
const textAttributes = [
  'alt',
  'title',
  'aria-label',
  'data-phone',
  'data-tel',
  'data-number',
  'data-phone-number',
];

/** Numbers in links for calls and messages. */
export function readPhoneLinks({ links }: Page): PhoneCandidate[] {
  return links.flatMap(({ href, text }): PhoneCandidate[] => {
    const dialled = toDial.exec(href)?.[1];
    const chat = dialled === undefined ? toChat.exec(href)?.[1] : undefined;
    const target = dialled ?? chat;
    if (target === undefined) return [];
    const isCall = dialled !== undefined && !/^\W{0,3}(?:sms|skype)/iu.test(href);
    const plain = (decodePercents(target).split(/[;,?]/u)[0] ?? '').replace(extension, '');
    const number = chat === undefined ? lettersToDigits(plain) : addPlusSign(plain);
    const shown = findPhones(text)
      .map(({ text: form }) => cleanText(form))
      .filter((form) => haveSameDigits(form, number));
    return [
      {
        text: shown[0] ?? number,
        weight: isCall ? 3 : 1,
        source: isCall ? 'tel-link' : 'chat-link',
        snippet: text === '' ? href : text,
        lenient: true,
      },
    ];
  });
}

/** Numbers in alternative texts of pictures and labels of buttons. */
export function readPhoneAttributes({ elements }: Page): PhoneCandidate[] {
  const found: PhoneCandidate[] = [];
  for (const { name, attribs } of elements) {
    if (name === 'meta' || name === 'link' || name === 'iframe') continue;
    for (const key of textAttributes) {
      const text = attribs[key]?.slice(0, 300);
      if (text === undefined || !/\d\D{0,3}\d\D{0,3}\d/u.test(text)) continue;
      for (const { text: form, index } of findPhones(text).slice(0, 2)) {
        const lead = ` ${text.slice(Math.max(0, index - 40), index)}`;
        const isNamed = key.startsWith('data-') || isPhoneLabel(lead);
        const weight = weigh(form, isNamed ? `${lead} tel:` : lead, '');
        if (weight > 0)
          found.push({
            text: cleanText(form),
            weight: weight - 0.1,
            source: 'text',
            snippet: text,
            lenient: isNamed,
          });
      }
      if (found.length >= maxAttributes) return found;
    }
  }
  return found;
}

/** Adds a plus sign: links of messengers contain the country code, mostly without it. */
function addPlusSign(text: string): string {
  const digits = text.replace(/\D/gu, '').replace(/^00/u, '');
  return parsePhoneNumberFromString(`+${digits}`)?.isValid() === true ? `+${digits}` : digits;
}

function haveSameDigits(a: string, b: string): boolean {
  const left = a.replace(/\D/gu, '').slice(-7);
  return left.length >= 6 && left === b.replace(/\D/gu, '').slice(-7);
}
