import { atom } from 'nanostores';

/** Advice written in advance; which one comes is chance, not analysis. */
export const tips: readonly string[] = [
  'Name the town in the description. People look for someone nearby first.',
  'Say what happens after the click: “Book a free call” is easier to press than “Submit”.',
  'Begin the slogan with the client’s result, and end it with how the firm gets there.',
  'Keep one call to action for the whole page. A second one halves both.',
  'Put the phone number in. A page with a number reads as a firm that answers.',
  'Add opening hours. They answer the question that most often precedes a call.',
  'Cut the description to two sentences: whom the firm helps, and why it is chosen.',
];

export type Suggestion =
  { readonly at: 'none' } | { readonly at: 'thinking' } | { readonly at: 'given'; readonly tip: string };

export const $suggestion = atom<Suggestion>({ at: 'none' });

/** One to three seconds later there is a tip, another than the last. */
export async function suggest(chance: () => number = Math.random): Promise<void> {
  const before = $suggestion.get();
  if (before.at === 'thinking') return;
  const others = tips.filter((tip) => before.at !== 'given' || tip !== before.tip);
  $suggestion.set({ at: 'thinking' });
  await new Promise((resolve) => setTimeout(resolve, 1000 + chance() * 2000));
  const tip = others[Math.floor(chance() * others.length)] ?? others[0] ?? '';
  $suggestion.set({ at: 'given', tip });
}
