/** Titles of opening hours, as the source of a pattern. */
export const hoursTitles =
  "horarios?(?: de (?:atención|apertura|atendimento|funcionamento))?|opening (?:hours|times)|business hours|öffnungszeiten|horaires(?: d[’']ouverture)?|orari?o?(?: di apertura)?|openingstijden|openingsuren|(?:sprech|praxis|büro|geschäfts)zeiten|(?:clinic|office|working|store|shop) hours|hours(?: of operation)?|çalışma saatleri|godziny otwarcia|(?:часы|время|режим|график) работы";

/** Headings that title a section or greet the reader, without information about the firm. */
const titles = [
  'about (?:us|me|the \\p{L}+)|who (?:we are|i am)|our (?:story|history|team|mission|vision|values)|get in touch|greetings\\b.*|a (?:word|message|note) from .*',
  'über (?:uns|mich)|wer wir sind|unsere? (?:geschichte|team|philosophie)|grüß gott\\b.*|herzlich willkommen\\b.*|schön,? dass sie da sind',
  '(?:à|a) propos(?: de (?:nous|moi))?|qui (?:sommes[- ]nous|suis[- ]je)|notre (?:histoire|équipe|philosophie)|.*\\bprendre (?:rdv|(?:un )?rendez[- ]vous)',
  'acerca de(?: (?:nosotros|m[ií]))?|sobre (?:nosotros|m[ií])|qui[eé]n(?:es)? (?:somos|soy)|nuestra (?:historia|misi[oó]n|empresa)|nuestro equipo',
  'chi (?:siamo|sono)|la nostra (?:storia|azienda|filosofia)|il nostro (?:team|staff)',
  'over (?:ons|mij)|wie (?:zijn wij|ben ik|wij zijn|we zijn)|ons (?:team|verhaal)',
  'sobre (?:n[oó]s|mim)|quem (?:somos|sou)(?: n[oó]s)?|a nossa (?:hist[oó]ria|equipa|empresa)|nossa (?:hist[oó]ria|equipe|empresa)',
  "meet (?:the|our|your) \\p{L}+|lernen sie (?:unser team|uns) kennen|(?:rencontrez|découvrez) (?:l[’']|notre )équipe|conoce (?:a )?(?:nuestro|al) equipo|conosci (?:lo staff|il (?:nostro )?team)|conheça a (?:nossa )?equip[ae]|(?:ontmoet|maak kennis met) (?:ons|het) team",
  'o nas|o mnie|kim jesteśmy|о (?:нас|компании|клинике|салоне)|кто мы',
];
const sectionTitle = new RegExp(`^(?:${[...titles, hoursTitles].join('|')})\\s*[.!?…]*$`, 'iu');

/** Whether a heading is the title of a section or a greeting: "Acerca de Nosotros". */
export function isSectionTitle(text: string): boolean {
  return sectionTitle.test(text.trim());
}
