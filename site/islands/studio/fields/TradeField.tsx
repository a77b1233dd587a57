import { useStore } from '@nanostores/react';
import { useMemo, type ReactElement } from 'react';
import { slots } from '../../../../templates-data/model/slots.ts';
import { Combobox, type ComboboxOption } from '../../ui/Combobox.tsx';
import { Field } from '../../ui/Field.tsx';
import { chooseIndustry } from './choose-industry.ts';
import { $content, $draft, $values, checkValue } from '../draft/draft-store.ts';
import { OriginTag } from './OriginTag.tsx';
import { showTop } from '../preview/preview-link.ts';
import { allChoices, choiceLabel, findChoices } from './trade-choices.ts';
import { $trades, loadTrades } from './trades-store.ts';
import { usePart, useSlotError } from './use-slot.ts';

/** The id of the option for words that name none of the choices. */
const own = 'own-words';

/**
 * Chooses the trade or industry that the words name. The list of trades may arrive after quick
 * typing; then the choice is made again.
 */
async function chooseByWords(words: string): Promise<void> {
  const isComplete = $trades.get() !== undefined;
  if (!isComplete) await loadTrades();
  const [found] = isComplete ? [] : findChoices(allChoices($trades.get() ?? []), words);
  if (found) chooseIndustry(found.industry, found.trade);
  else chooseIndustry(words.trim());
  checkValue('industry', false);
}

/**
 * The kind of business: any trade, an industry as a whole, or the agency's own words, which use the
 * general template.
 */
export function TradeField(): ReactElement {
  const trades = useStore($trades);
  const industry = usePart($values, (values) => values.industry ?? '');
  const trade = usePart($content, (content) => content.trade);
  const isUnknown = usePart(
    $draft,
    (draft) => draft.scannedUrl !== '' && draft.found.industry === undefined,
  );
  const error = useSlotError('industry');
  const all = useMemo(() => allChoices(trades ?? []), [trades]);
  const label = choiceLabel(trades ?? [], industry, trade);
  const find = (words: string): readonly ComboboxOption[] => {
    const found = findChoices(all, words);
    const text = words.trim();
    const isNamed = found.some((one) => one.label.toLowerCase() === text.toLowerCase());
    const canBeOwn = text !== '' && !isNamed && Array.from(text).length <= slots.industry.max;
    return canBeOwn
      ? [...found, { id: own, label: `Use “${text}”`, note: 'General template' }]
      : found;
  };
  const choose = (id: string, search: string): void => {
    const choice = all.find((one) => one.choice.id === id)?.choice;
    if (id === own) void chooseByWords(search);
    else if (choice) {
      chooseIndustry(choice.industry, choice.trade);
      checkValue('industry', false);
    }
    showTop();
  };
  return (
    <Field
      label="Industry or trade"
      id="f-industry"
      error={error}
      hint={
        isUnknown && industry === ''
          ? 'The website does not say which industry it is in. Please choose one.'
          : undefined
      }
      aside={<OriginTag name="industry" />}
    >
      {(control) => (
        <Combobox
          control={{
            ...control,
            'aria-describedby': `${control['aria-describedby'] ?? ''} f-industry-origin`.trim(),
          }}
          value={label}
          selected={trade === '' ? industry : `${industry}/${trade}`}
          find={find}
          onChoose={choose}
          onOpen={() => void loadTrades()}
          placeholder="Dentist, bakery, law firm …"
        />
      )}
    </Field>
  );
}
