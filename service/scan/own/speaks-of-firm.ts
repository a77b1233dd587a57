const ofUs =
  /(?<!\p{L})(?:we|our|us|wir|uns|unser\p{L}*|nous|notre|nos|noi|nostr[oaie]|ci|siamo|nosotros|nuestr[oa]s?|somos|wij|onze|ons|nós|noss[oa]s?|мы|нас|нам|наш\p{L}*|nas|nasz\p{L}*|jesteśmy|oferujemy|mi|naš\p{L}*|náš|vi|våra?|vårt|våre|vores|vore|oss|mink|nálunk|biz|bizim)(?!\p{L})/iu;
const ofMe =
  /(?<!\p{L})(?:I|[Mm]y|[Ii]ch|[Mm]eine?[nrms]?|[Jj]e (?:suis|vous|me|travaille|propose|reçois)|[Jj]['’]|[Mm]on|[Ii]o|[Yy]o|[Ss]oy|[Mm]i|[Ee]u|[Mm]eus?|[Mm]inhas?|[Ii]k|[Mm]ijn|[Яя]|[Jj]estem|[Jj]ag|[Jj]eg)(?!\p{L})/u;
/** What a firm calls itself, and how it began. */
const ofFirm =
  /(?<!\p{L})(?:firms?|compan(?:y|ies)|business|foundation|church|parish|club|team|firm[aey]|unternehmen|familienbetrieb|betrieb|verein|praxis|kanzlei|entreprise|société|maison|cabinet|atelier|association|établissement|azienda|ditta|bottega|associazione|empresa|negocio|taller|asociación|bedrijf|zaak|winkel|vereniging|praktijk|компани\p{L}*|фирм\p{L}*|предприяти\p{L}*|founded|established|gegründet\p{L}*|fondé\p{L}*|fundad\p{L}+|fondat\p{L}+|opgericht|założon\p{L}+|основан\p{L}*|osnovan\p{L}*|grundat|grundlagt|stiftet)(?!\p{L})/iu;
/** Alphabets whose words for "we" are known. */
const known = /^[\P{L}\p{Script=Latin}\p{Script=Cyrillic}]*$/u;
const minWordLength = 4;

/** Whether a heading or a text says the name of the firm, or its first long word. */
function saysName(text: string, name: string): boolean {
  const [first = name] = name.split(/[\s,|–-]+/u).filter((word) => word.length >= minWordLength);
  return name !== '' && text.toLowerCase().includes(first.toLowerCase());
}

/**
 * Whether texts tell of the firm: by its name, as "we" or "I", or by what it calls itself. An
 * article explains a subject, and its "we" is all people; so one of several paragraphs is too few.
 */
export function speaksOfFirm(
  heading: string | undefined,
  paragraphs: readonly string[],
  name: string,
): boolean {
  const text = [heading ?? '', ...paragraphs].join(' ');
  // "About us", "Our yard": the heading says whom the text is about.
  if (!known.test(text) || ofUs.test(heading ?? '') || saysName(text, name)) return true;
  if (ofFirm.test(text) || ofMe.test(text)) return true;
  const spoken = paragraphs.filter((paragraph) => ofUs.test(paragraph)).length;
  return paragraphs.length < 3 ? spoken > 0 : spoken > 1;
}
