import { isLanguage } from '../../../templates-data/model/languages.ts';
import { verifyEvidence } from '../../../service/contract/approvals.ts';
import { callService } from '../ui/call-service.ts';
import { showLocalTimes } from './local-times.ts';
import { translateError } from './translate-error.ts';

const maxBytes = 900_000;

async function check(file: File, input: HTMLInputElement): Promise<string> {
  const { language = '', tooLarge = '', unchanged = '', changed = '' } = input.dataset;
  if (file.size > maxBytes) return tooLarge;
  // `ignoreBOM` keeps a byte order mark in the text, so that no byte is dropped. Invalid UTF-8
  // changes the text.
  const evidence = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
  const body = { evidence, ...(isLanguage(language) && { language }) };
  const result = await callService(verifyEvidence, { body });
  if (!result.ok) return translateError(result.error);
  return `${result.reply.valid ? unchanged : changed}. ${result.reply.reason}`;
}

/** Starts the form that checks evidence. */
export function startVerifying(): void {
  showLocalTimes();
  const outcome = document.querySelector('[data-outcome]');
  document
    .querySelector<HTMLInputElement>('[data-evidence]')
    ?.addEventListener('change', ({ currentTarget }) => {
      if (!(currentTarget instanceof HTMLInputElement)) return;
      const [file] = currentTarget.files ?? [];
      if (!file || !outcome) return;
      outcome.textContent = currentTarget.dataset['checking'] ?? '';
      void check(file, currentTarget).then((sentence) => {
        outcome.textContent = sentence;
      });
    });
}
