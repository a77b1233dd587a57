import { industryWords } from '../industry/industry-words.ts';

const minLength = 4;
// Words at the end of firms' names that belong to no trade.
const common =
  'group,services,service,company,solutions,partners,associates,center,centre,house,home,homes,brothers,sons,team,works,studio,studios,design,designs,global,international,online,local,family,city,village,park,point,care,pros,expert,experts,systems,supply,products,office,offices,club,world,shop,store,market,garden,gardens,repair,repairs,cleaning,energy,solar,auto,motors,travel,tours,media,events,photography,fitness,beauty,salon,barber';
const known = new Set<string>();
for (const byRank of Object.values(industryWords)) {
  for (const entry of [byRank[3], byRank[2]].join(',').split(',')) addForms(entry);
}
for (const word of common.split(',')) known.add(word);

/** Whether the word names a trade or is common at the end of firms' names. */
export function isKnownWord(word: string): boolean {
  return known.has(word);
}

/**
 * `thamesplumbers` as `thames plumbers`: known words split off the end of a domain's label, at most
 * three.
 */
export function splitLabel(label: string): string {
  const ends: string[] = [];
  let rest = label;
  while (ends.length < 3) {
    const end = longestEnd(rest);
    if (end === undefined) break;
    ends.unshift(end);
    rest = rest.slice(0, -end.length);
    if (/.{3}and$/u.test(rest)) {
      ends.unshift('and');
      rest = rest.slice(0, -3);
    }
  }
  return [rest, ...ends].filter((word) => word !== '').join(' ');
}

function longestEnd(label: string): string | undefined {
  if (known.has(label)) return undefined;
  for (let length = Math.min(16, label.length - 3); length >= minLength; length -= 1) {
    const end = label.slice(-length);
    if (known.has(end)) return end;
  }
  return undefined;
}

function addForms(entry: string): void {
  const word = entry.replace('*', '');
  if (!/^[a-z]+$/u.test(word) || word.length < minLength) return;
  known.add(word);
  if (entry.endsWith('*')) known.add(`${word}s`);
}
