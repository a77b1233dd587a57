import type { TextStyle } from './write-text.ts';

export const ink = '#0b0d12';
export const muted = '#565c69';
export const hairline = '#c9ccd3';

export const styles = {
  title: { face: 'strong', size: 22 },
  heading: { face: 'strong', size: 11 },
  value: { face: 'regular', size: 10 },
  small: { face: 'regular', size: 8.5 },
  code: { face: 'mono', size: 8 },
} as const satisfies Record<string, TextStyle>;

/** A text with its style and colour. */
export type StyledText = readonly [text: string, style?: TextStyle, color?: string];

export const lineHeight = ({ size }: TextStyle): number => size * 1.45;
