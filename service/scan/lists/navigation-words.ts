/** Words of menus and of sections that hold all services, in the languages of demos. */
const parts = [
  'services|facilities|amenities|equipment|features|activities',
  'leistungen|dienstleistungen|ausstattung|einrichtungen?|annehmlichkeiten|aktivitäten',
  '[ée]quipements?|prestations|commodités|installations|activités',
  'servicios|instalaciones|equipamientos?|comodidades|actividades',
  'servizi|dotazioni|attrezzature|strutture|attività',
  'diensten|voorzieningen|faciliteiten|uitrusting|activiteiten',
  'serviços|equipamentos?|instalações|atividades',
  'usługi|udogodnienia|wyposażenie|atrakcje',
  'tjänster|bekvämligheter|faciliteter|utrustning|aktiviteter',
  'ydelser|tjenester|fasiliteter|utstyr|udstyr',
].join('|');
const and = '(?:\\s?[,&+/]\\s?|\\s(?:and|und|et|y|e|ed|en|i|och|og)\\s)';
/** "Services & Equipements", "Ausstattung und Leistungen", and one of them with a possessive. */
const sections = new RegExp(
  `^(?:(?:our|unsere|nos|nuestr[oa]s|i nostri|le nostre|onze|os nossos|nasze|våra|vores|våre)\\s)?(?:${parts})(?:${and}(?:${parts}))+$`,
  'iu',
);

/** Entries of a website's menu that no firm offers. */
const entries = [
  'home|start|homepage|site ?map|search|login|log in|sign in|register|account|legal|imprint|privacy|terms|prices|price list|rates|reviews|directions|opening hours|news|jobs|careers|links|downloads?|shop|book now',
  'startseite|suche|anmelden|impressum|datenschutz|preise|preisliste|bewertungen|anfahrt|öffnungszeiten|neuigkeiten|stellenangebote|jetzt buchen|mehr',
  "accueil|recherche|connexion|mentions légales|confidentialité|tarifs?|prix|avis(?: clients)?|accès|plan d[’']accès|horaires|actualités|recrutement|liens|réserver|plan du site|en savoir plus",
  'inicio|buscar|iniciar sesión|aviso legal|privacidad|precios|tarifas|opiniones|cómo llegar|horarios?|noticias|empleo|enlaces|reservar',
  'pagina iniziale|cerca|accedi|note legali|prezzi|listino|recensioni|come arrivare|orari|notizie|lavora con noi|prenota',
  'zoeken|inloggen|colofon|prijzen|tarieven|beoordelingen|routebeschrijving|openingstijden|openingsuren|nieuws|vacatures|reserveren',
  'início|pesquisar|entrar|aviso legal|preços|preçário|avaliações|como chegar|horários?|notícias|recrutamento|reservar',
  'strona główna|szukaj|zaloguj|polityka prywatności|cennik|opinie|dojazd|godziny otwarcia|aktualności|praca|rezerwacja',
  'hem|startsida|sök|logga in|integritet|priser|prislista|omdömen|hitta hit|öppettider|nyheter|lediga jobb|boka',
  'forside|hjem|søg|søk|log ind|logg inn|persondata|personvern|prisliste|anmeldelser|omtaler|find vej|finn frem|åbningstider|åpningstider|nyheder|nyheter|ledige stillinger',
].join('|');
const entry = new RegExp(`^(?:${entries})$`, 'iu');

/** Whether a text is an entry of a menu, or the title of a section, and names no service. */
export function isNavigation(text: string): boolean {
  return entry.test(text) || sections.test(text);
}
