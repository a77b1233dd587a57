import type { ScannedPerson } from '../../contract/scan.ts';
import { nameKey } from '../name/compare-names.ts';
import type { Page } from '../page/read-page.ts';
import { hasHonorific, readPersonName } from './person-words.ts';

/** Honorifics of professions whose firms are named after the person. */
const ofProfession = /^(?:Avv|Dott|RA|RAin|Av|MVDr|MUDr|Lic|Arq|Ing|Notar|Mag)\.?\s/u;

/**
 * The person that a firm is named after, when a heading is this name alone with the honorific of a
 * profession: "Avv. Ann Lee" on the website of "Studio Legale Ann Lee".
 */
export function findNamesake(pages: readonly Page[], firm: string): readonly ScannedPerson[] {
  const ofFirm = ` ${nameKey(firm)} `;
  for (const { lines } of pages) {
    for (const { text, heading, place } of lines) {
      if (heading === 0 || place === 'nav') continue;
      const name = readPersonName(text);
      if (name === undefined || !(ofProfession.test(name) || hasHonorific(name))) continue;
      const surname = nameKey(name.replace(/,.*$/u, '')).split(' ').at(-1) ?? '';
      if (surname.length >= 3 && ofFirm.includes(` ${surname} `)) return [{ name, title: '' }];
    }
  }
  return [];
}
