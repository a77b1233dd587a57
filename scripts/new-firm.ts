/**
 * `npm run new:firm -- --id smith-co --name "Smith & Co" --industry law`: creates a firm's file to
 * fill in, and prints how to see it.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { industries } from '../templates-data/model/industries.ts';
import { templateData } from './read-template-data.ts';
import { toId, scaffoldFirm, type FirmAnswers } from './scaffold-firm.ts';

const usage = `npm run new:firm -- --id smith-co --name "Smith & Co" --industry law
  --name      the firm's name
  --id        its address: the site stands at /firms/<id> (made from the name when left out)
  --industry  ${industries.join(', ')}
`;

function readAnswers(): Partial<FirmAnswers> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { id: text, name: text, industry: text }, strict: true });
  return values;
}

/** Asks for missing answers in a terminal. */
async function complete(answers: Partial<FirmAnswers>): Promise<FirmAnswers> {
  if (!process.stdin.isTTY) {
    const { name, industry } = answers;
    const id = answers.id ?? toId(name ?? '');
    if (name === undefined || industry === undefined || id === '')
      throw new Error(
        `Missing: ${Object.entries({ name, id, industry })
          .filter(([, value]) => value === undefined || value === '')
          .map(([option]) => `--${option}`)
          .join(', ')}\n\n${usage}`,
      );
    return { id, name, industry };
  }
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const askQuestion = async (question: string, proposal: string): Promise<string> => {
    const answer = await prompt.question(`${question}${proposal === '' ? '' : ` [${proposal}]`}: `);
    return answer.trim() === '' ? proposal : answer.trim();
  };
  const name = answers.name ?? (await askQuestion('Name of the firm', ''));
  const id = answers.id ?? (await askQuestion('Its id, as in /firms/<id>', toId(name)));
  const industry =
    answers.industry ?? (await askQuestion(`Industry (${industries.join(', ')})`, 'law'));
  prompt.close();
  return { id, name, industry };
}

try {
  const answers = await complete(readAnswers());
  const file = scaffoldFirm(templateData, answers);
  process.stdout.write(`Written: templates-data/${file}

1. Open it and replace the sample words.
2. npm run check:data   lists what to mend
3. npm run dev          then open http://localhost:4321/firms/${answers.id}/
`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
