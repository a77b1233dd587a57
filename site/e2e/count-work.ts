import type { Visitor } from './visitor.ts';

/**
 * Seconds that a practised person needs, by the keystroke-level model of Card, Moran and Newell
 * (1980).
 */
const seconds = { key: 0.28, point: 1.1, press: 0.2, think: 1.35, changeHands: 0.4 } as const;

/**
 * Wraps a visitor and counts the seconds of a person's thinking, pointing, pressing and typing,
 * without waiting.
 */
export function countWork(visitor: Visitor): { visitor: Visitor; seconds: () => number } {
  let sum = 0;
  let hand: 'mouse' | 'keys' = 'mouse';
  const take = (to: typeof hand): void => {
    if (hand !== to) sum += seconds.changeHands;
    hand = to;
  };
  return {
    seconds: () => sum,
    visitor: {
      ...visitor,
      click: (what) => {
        take('mouse');
        sum += seconds.think + seconds.point + seconds.press;
        return visitor.click(what);
      },
      type: (text) => {
        take('keys');
        sum += text.length * seconds.key;
        return visitor.type(text);
      },
      press: (key) => {
        take('keys');
        sum += key.split('+').length * seconds.key;
        return visitor.press(key);
      },
    },
  };
}
