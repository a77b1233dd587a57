const maxMarks = 400;
const maxFound = 5;
const around = 90;
const host = '[a-z\\d-]{1,63}(?:\\.[a-z\\d-]{1,63}){1,3}';
// "mailto:ann@firm.example", in a link or as a string of its own.
const written = new RegExp(`mailto:\\s{0,2}([\\w.+-]{1,64}@${host})`, 'giu');
const named = new RegExp(
  `["']e-?mail\\\\?["']\\s{0,3}:\\s{0,3}\\\\?["']([\\w.+-]{1,64}@${host})`,
  'giu',
);
// 'ann' + '@' + 'firm.example', and 'ann' + String.fromCharCode(64) + 'firm.example'.
const joined = new RegExp(
  `["']([\\w.+-]{1,64})["']?\\s{0,3}\\+?\\s{0,3}(?:["']?@["']?|["']&#64;["']|String\\.fromCharCode\\(64\\))\\s{0,3}\\+\\s{0,3}["']?([a-z\\d.-]{2,80})["'](?:\\s{0,3}\\+\\s{0,3}["'](\\.?[a-z\\d.]{2,24})["'])?`,
  'giu',
);

/**
 * The e-mail addresses that a script writes into the page, each after `mailto:`: in links, in
 * variables for e-mail, and concatenated from parts. Searches only around characters that may
 * separate an address.
 */
export function emailsInScript(script: string): string {
  const found = new Set<string>();
  let from = 0;
  for (let seen = 0; seen < maxMarks && found.size < maxFound; seen += 1) {
    const at = nextMark(script, from);
    if (at === -1) break;
    from = at + 1;
    const near = script.slice(Math.max(0, at - around), at + around);
    for (const match of [...near.matchAll(written), ...near.matchAll(named)])
      found.add(match[1] ?? '');
    for (const [, user = '', name = '', top = ''] of near.matchAll(joined)) {
      const whole = `${name}${top === '' || top.startsWith('.') || name.endsWith('.') ? top : `.${top}`}`;
      if (/\.[a-z]{2,24}$/iu.test(whole)) found.add(`${user}@${whole}`);
    }
  }
  return [...found].map((email) => ` mailto:${email} `).join('');
}

function nextMark(script: string, from: number): number {
  const sign = script.indexOf('@', from);
  const code = script.indexOf('fromCharCode(64)', from);
  const entity = script.indexOf('&#64;', from);
  const marks = [sign, code, entity].filter((at) => at !== -1);
  return marks.length === 0 ? -1 : Math.min(...marks);
}
