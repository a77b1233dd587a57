/** Values of a demo without a field in the studio. They are kept when the demo is saved again. */
export type OtherValues = Readonly<Record<string, string>>;

const names = ['logoType', 'chatbotType', 'footerStyle'] as const;

export const defaultOthers: OtherValues = {
  logoType: 'text',
  chatbotType: 'ai',
  footerStyle: 'standard',
};

export function readOthers(data: Readonly<Record<string, unknown>>): OtherValues {
  const others: Record<string, string> = { ...defaultOthers };
  for (const name of names) {
    const value = data[name];
    if (typeof value === 'string') others[name] = value;
  }
  return others;
}
