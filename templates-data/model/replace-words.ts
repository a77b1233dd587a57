/**
 * Replaces law, legal, lawyer or law firm in a text by another trade's words. It replaces whole
 * words of the text only; addresses, markup and code stay.
 */

export interface Wording {
  /** The business: `medical practice`. */
  readonly firm: string;
  readonly firms: string;
  /** The person who does the work: `specialist`. */
  readonly person: string;
  readonly people: string;
  /** The field, without an article: `medicine`. */
  readonly field: string;
  /** The adjective: `medical`. */
  readonly adjective: string;
}

/** The trades that can borrow the words of the law template. */
export const wordings: Readonly<Record<string, Wording>> = {
  technology: {
    firm: 'technology company',
    firms: 'technology companies',
    person: 'engineer',
    people: 'engineers',
    field: 'technology',
    adjective: 'technical',
  },
  finance: {
    firm: 'financial firm',
    firms: 'financial firms',
    person: 'advisor',
    people: 'advisors',
    field: 'finance',
    adjective: 'financial',
  },
  'real-estate': {
    firm: 'real estate brokerage',
    firms: 'real estate brokerages',
    person: 'agent',
    people: 'agents',
    field: 'real estate',
    adjective: 'real estate',
  },
  medical: {
    firm: 'medical practice',
    firms: 'medical practices',
    person: 'specialist',
    people: 'specialists',
    field: 'medicine',
    adjective: 'medical',
  },
  education: {
    firm: 'school',
    firms: 'schools',
    person: 'teacher',
    people: 'teachers',
    field: 'education',
    adjective: 'educational',
  },
  construction: {
    firm: 'construction company',
    firms: 'construction companies',
    person: 'builder',
    people: 'builders',
    field: 'construction',
    adjective: 'construction',
  },
  retail: {
    firm: 'shop',
    firms: 'shops',
    person: 'shopkeeper',
    people: 'shopkeepers',
    field: 'retail',
    adjective: 'retail',
  },
  hospitality: {
    firm: 'house',
    firms: 'houses',
    person: 'host',
    people: 'hosts',
    field: 'hospitality',
    adjective: 'hospitality',
  },
  consulting: {
    firm: 'consulting firm',
    firms: 'consulting firms',
    person: 'consultant',
    people: 'consultants',
    field: 'consulting',
    adjective: 'consulting',
  },
};

// Leaves out parts of words (lawn, flaw, unlawful), compounds (common-law, mother-in-law,
// attorney-at-law), and fixed names (power of attorney, Law Society, law school).
const lawWords =
  /(?<![\p{L}\p{N}_-])(?<!powers? of )(?:(an?|the)(\s+))?(law\s+(?:firm|office|practice)s?|lawyers?|attorneys?|legal|laws?(?!\s+(?:societ|school)))(?![\p{L}\p{N}_]|-\p{L})/giu;

function wordFor(found: string, wording: Wording): string {
  const word = found.toLowerCase().replace(/\s+/gu, ' ');
  if (/^law (?:firm|office|practice)$/u.test(word)) return wording.firm;
  if (/^law (?:firm|office|practice)s$/u.test(word)) return wording.firms;
  if (word === 'lawyer' || word === 'attorney') return wording.person;
  if (word === 'lawyers' || word === 'attorneys') return wording.people;
  if (word === 'legal') return wording.adjective;
  return word === 'laws' ? 'rules' : wording.field;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `text` in the case of the replaced word: LAW, Law Firm, Law or law. */
function matchCase(found: string, text: string, inTitle: boolean): string {
  if (found.length > 1 && found === found.toUpperCase()) return text.toUpperCase();
  if (found.charAt(0) === found.charAt(0).toLowerCase()) return text;
  const everyWord = inTitle || /\s\p{Lu}/u.test(found);
  return everyWord ? text.split(' ').map(capitalized).join(' ') : capitalized(text);
}

/** Whether the word before `offset` is capitalized and in the same sentence, as in `Family Law`. */
function followsCapital(text: string, offset: number): boolean {
  return /(?:^|[^\p{L}])\p{Lu}[\p{L}’']*\s+$/u.test(text.slice(Math.max(0, offset - 40), offset));
}

export function replaceInText(text: string, wording: Wording): string {
  return text.replace(
    lawWords,
    (
      whole: string,
      article: string | undefined,
      gap: string | undefined,
      found: string,
      offset: number,
    ) => {
      const before = article === undefined ? offset : offset + whole.length - found.length;
      const word = matchCase(found, wordFor(found, wording), followsCapital(text, before));
      if (article === undefined) return word;
      if (article.toLowerCase() === 'the') {
        // A field has no article: "the law says", but "medicine says".
        if (found.toLowerCase() !== 'law') return `${article}${gap ?? ' '}${word}`;
        return article === 'The' ? capitalized(word) : word;
      }
      const fitting = /^[aeiou]/iu.test(word) ? 'an' : 'a';
      return `${/^A/u.test(article) ? capitalized(fitting) : fitting}${gap ?? ' '}${word}`;
    },
  );
}

/** Replaces in the text between the matches of `markup`. */
function between(source: string, markup: RegExp, wording: Wording): string {
  let result = '';
  let end = 0;
  for (const match of source.matchAll(markup)) {
    result += replaceInText(source.slice(end, match.index), wording) + match[0];
    end = match.index + match[0].length;
  }
  return result + replaceInText(source.slice(end), wording);
}

const address = String.raw`(?:https?:\/\/|www\.|mailto:|tel:)[^\s<>"')\]]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
const tag = String.raw`<!--[\s\S]*?-->|<[\/!?]?[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>`;
const entity = String.raw`&(?:#\d+|#x[\da-f]+|[a-z]\w*);`;
// \x60 is the backtick.
const markdownMarkup = new RegExp(
  [
    String.raw`^(?:\x60{3,}|~{3,})[\s\S]*?^(?:\x60{3,}|~{3,})[^\n]*$`,
    String.raw`(?<tick>\x60+)(?!\x60)[\s\S]*?[^\x60]\k<tick>(?!\x60)`,
    String.raw`\]\((?:[^()]|\([^()]*\))*\)`,
    String.raw`^ {0,3}\[[^\]]+\]:[^\n]*$`,
    String.raw`\]\[[^\]]*\]`,
    tag,
    entity,
    address,
  ].join('|'),
  'gimu',
);

/**
 * Replaces in the text of Markdown; code, targets of links and pictures, HTML tags and addresses
 * stay.
 */
export function replaceInMarkdown(markdown: string, wording: Wording): string {
  return between(markdown, markdownMarkup, wording);
}
