import { verifyEvidence } from '../../../service/contract/approvals.ts';
import { callService } from '../ui/call-service.ts';
import { showLocalTimes } from './local-times.ts';

const maxBytes = 900_000;

async function check(file: File): Promise<string> {
  if (file.size > maxBytes) return 'This file is too large to be the evidence of an approval.';
  // Without handling a byte order mark, so that no byte is dropped; invalid UTF-8 changes the text.
  const evidence = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
  const result = await callService(verifyEvidence, { body: { evidence } });
  if (!result.ok) return result.error.error;
  return `${result.reply.valid ? 'Unchanged. ' : 'Changed. '}${result.reply.reason}`;
}

/** Lets anybody check evidence on this page. */
export function startVerifying(): void {
  showLocalTimes();
  const outcome = document.querySelector('[data-outcome]');
  document
    .querySelector<HTMLInputElement>('[data-evidence]')
    ?.addEventListener('change', ({ currentTarget }) => {
      const file = currentTarget instanceof HTMLInputElement ? currentTarget.files?.[0] : undefined;
      if (!file || !outcome) return;
      outcome.textContent = 'Checking…';
      void check(file).then((sentence) => {
        outcome.textContent = sentence;
      });
    });
}
