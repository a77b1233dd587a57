const hundred = 'hundred|hundert|cent|cento|cien|cem|honderd|sto|hundra|hundrede|hundre|сто';
const age = new RegExp(
  `(?:^|[.!?…]\\s+)(?:for|seit|depuis|desde hace|da|sinds|há|gennem)\\s(?:(?:well )?over|more than|nearly|almost|über|mehr als|fast|plus de|près de|más de|casi|oltre|più di|quasi|meer dan|ruim|mais de|ponad|mer än|mere end|mer enn|чем)?\\s?(\\d{2,3}|(?:a |one )?(?:${hundred}))\\s(?:years|jahren|ans|années|años|anni|jaar|anos|lat|år|лет)(?!\\p{L})`,
  'giu',
);
const century =
  /(?:^|[.!?…]\s+)(?:for|seit|depuis|da|sinds)\s(?:(?:well )?over |more than |mehr als |über |plus d['’]|oltre |più di |meer dan )?(?:a century|einem jahrhundert|un siècle|un secolo|een eeuw)(?!\p{L})/iu;
/** "For forty years" is said a year early. */
const tolerance = 2;

/**
 * Whether texts of the firm say that it is older than its year: "for over a hundred years" on a
 * website that also says "since 1990". One of the two is about somebody else.
 */
export function contradictsYear(
  founded: string,
  texts: readonly string[],
  thisYear = new Date().getFullYear(),
): boolean {
  const years = thisYear - Number(founded);
  const text = texts.join(' ');
  const ages = [...text.matchAll(age)].map(([, count = '']) =>
    /^\d/u.test(count) ? Number(count) : 100,
  );
  if (century.test(text)) ages.push(100);
  return ages.some((said) => said > years + tolerance);
}
