import type { ReactElement } from 'react';
import { languages, languagesInEnglish } from '../../../../templates-data/model/languages.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { setLanguage } from '../content/content-store.ts';
import { $content } from '../draft/draft-store.ts';
import { PartTag } from './OriginTag.tsx';
import { usePart } from './use-slot.ts';

/** The languages that menus and labels have. */
const translated = new Intl.ListFormat('en').format(Object.values(languagesInEnglish));

/** The languages offered: all that are translated, and others that clients often write in. */
const common: readonly string[] = [...languages, 'tr', 'ar', 'he', 'hi', 'zh', 'ja', 'ko'];

function languageName(language: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}

/** The language of the client's texts, for screen readers, translators and hyphenation. */
export function LanguageField(): ReactElement {
  const language = usePart($content, (content) => content.language);
  const choices = language === '' || common.includes(language) ? common : [language, ...common];
  return (
    <Field
      label="Language of the texts"
      id="f-language"
      aside={<PartTag part="language" absent="standard" />}
      hint={`Menus and labels follow it in ${translated}. Their own words stay as they are.`}
    >
      {({ 'aria-describedby': described, ...control }) => (
        <Select
          {...control}
          aria-describedby={`${described ?? ''} f-language-origin`.trim()}
          value={language}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
        >
          <option value="">As the template: English</option>
          {choices.map((one) => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
