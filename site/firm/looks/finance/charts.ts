/** A drawing in a field of 200 by 62 that stands on the field's lower edge, as paths in five voices. */
interface Chart {
  readonly area?: string;
  readonly bars?: string;
  readonly pale?: string;
  readonly thin?: string;
  readonly line?: string;
}

/** Upright bars of these heights, from place `first` of a row of ten. */
function bars(heights: readonly number[], first: number): string {
  return heights.map((height, index) => `M${(first + index) * 20 + 10} 62v-${height}`).join('');
}

/** Five per cent a year for thirty years, over the same yearly sum put aside without it. */
const growth: Chart = {
  area: 'M0 62C67 54 133 42 200 6V62z',
  thin: 'M0 62 200 37',
  line: 'M0 62C67 54 133 42 200 6',
};
const income: Chart = { bars: bars([19, 27, 36, 46], 0), pale: bars([53, 48, 44, 41, 39, 38], 4) };
const steps: Chart = { area: 'M0 56H44V42H88V29H136V14H200V62H0z', line: 'M0 56H44V42H88V29H136V14H200' };
const shares: Chart = {
  bars: 'M0 10h96M0 31h132M0 52h60',
  pale: 'M99 10h56M135 31h37M63 52h97',
};
const odds: Chart = {
  area: 'M0 62C30 62 46 58 58 46V62z',
  thin: 'M58 6V62',
  line: 'M0 62C62 62 66 6 100 6S138 62 200 62',
};
const handover: Chart = { thin: 'M0 6C100 6 100 62 200 62', line: 'M0 62C100 62 100 6 200 6' };
const schedule: Chart = {
  thin: 'M50 0V62M100 0V62M150 0V62',
  bars: 'M0 10h84M50 31h92M116 52h84',
};
const waiting: Chart = { pale: bars([56, 40, 27], 0), bars: bars([20, 17, 14, 12, 10, 9, 8], 3) };

/* Drawings of a builder: a roof in section, a plan, the old and the new, an elevation, a floor of bays, a wall. */
const roof: Chart = {
  line: 'M6 46 100 6l94 40',
  thin: 'M22 46H178M34 46V62M166 46V62M100 6V46M53 26V46m94 0V26',
};
const plan: Chart = {
  line: 'M112 62H30V4H170V62H128M30 34H84V4M110 34h60',
  thin: 'M112 62a16 16 0 0 0 16-16V62M84 34a13 13 0 0 0 13-13',
};
const addition: Chart = {
  thin: 'M20 62V28L58 8 96 28V62',
  area: 'M96 62V28h72V62z',
  line: 'M96 62V28h72V62M112 38h16v12h-16zM138 38h16v12h-16z',
};
const elevation: Chart = {
  line: 'M36 62V30L100 4l64 26V62',
  thin: 'M90 62V40h20V62M54 40h18v12H54zM128 40h18v12h-18z',
};
const bays: Chart = {
  line: 'M10 62V4H190V62',
  thin: 'M55 4V62M100 4V62M145 4V62M10 33H190',
  area: 'M100 33h45V62h-45z',
};
const wall: Chart = {
  thin: 'M10 18H190M10 33H190M10 48H190M50 4V18M100 4V18M150 4V18M25 18V33M75 18V33M125 18V33M175 18V33M50 33V48M100 33V48M150 33V48M25 48V62M75 48V62M125 48V62M175 48V62',
  line: 'M10 62V4H190V62',
  area: 'M75 18h50V33H75z',
};

const bySubject: Readonly<Record<string, Chart>> = {
  'wealth-management': growth,
  'retirement-planning': income,
  'tax-planning': steps,
  'estate-planning': shares,
  'risk-insurance': odds,
  'business-owners': handover,
  'strategic-planning': schedule,
  'operations-review': waiting,
  'pricing-margin': steps,
  'organization-design': shares,
  'project-recovery': handover,
  'board-advice': odds,
  roofing: roof,
  renovations: plan,
  additions: addition,
  'custom-homes': elevation,
  'commercial-interiors': bays,
  'exterior-repair': wall,
};
const inTurn = [growth, income, steps, shares, odds, handover] as const;

export function chartOf(slug: string, position: number): Chart {
  return bySubject[slug] ?? inTurn[position % inTurn.length] ?? growth;
}
