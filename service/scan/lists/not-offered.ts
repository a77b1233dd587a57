/** Names that templates count: "Service 1", "Newsletter 3". */
const numbered =
  /^(?:newsletter|services?|servizi?o?|servicio|serviço|leistung|prestation|dienst|products?|produkt|produto|produit|prodotto|producto|item|artikel|article|artículo|artigo|articolo|project|projekt|projet|progetto|proyecto|projeto|titel|title|titre|título|titolo|card|bild|image|imagen|immagine|foto|photo|slide|feature|categor(?:y|ie|ía|ia)|kategorie)\s?(?:#|n[°º.]\s?)?\d{1,2}$/iu;

/** Rules of a house: "No pets", "Animaux non acceptés", "Nichtraucher". */
const houseRule =
  /^(?:no|non|pas d['’e]|keine?|sin|senza|geen|sem)[\s-]?(?:pets?|dogs?|smok\p{L}+|fum\p{L}+|animaux|chiens?|haustiere?|tiere|hunde|mascotas?|perros?|animal[ie]s?|cani|huisdieren|honden|animais|cães)(?!\p{L})|^(?:pets?|dogs?|animaux|chiens?|haustiere|hunde|mascotas|animal[ie]s?|huisdieren|honden|animais)(?:\s\p{L}+)?\s(?:not|non|no|nicht|niet|não|interdits?|verboten|vietat[io])(?!\p{L})|^(?:nichtraucher|rauchverbot|rookvrij|niet roken|vietato fumare|prohibido fumar|proibido fumar|défense de fumer)/iu;

/** Times of a stay and the terms of a contract. */
const terms =
  /^(?:check-?\s?(?:in|out)|arrivée|départ|heure (?:d['’]arrivée|de départ)|anreise|abreise|llegada|salida|arrivo|partenza|aankomst|vertrek|chegada|saída)(?!\p{L})|^(?:(?:general |our |nos |unsere )?(?:terms|conditions|bedingungen|condiciones|condizioni|voorwaarden|condições)(?:\s(?:générales|generales|generali|gerais|de vente|of (?:use|business|sale)|and conditions|& conditions))?|(?:allgemeine geschäfts|teilnahme|miet)bedingungen|cgv|agb|house rules|hausordnung|règlement(?: intérieur)?)$/iu;

/** Whether a text below a heading for services names nothing that a firm offers. */
export function isNotOffered(text: string): boolean {
  return numbered.test(text) || houseRule.test(text) || terms.test(text);
}

/** Where examples or reasons begin: "Sports injuries such as …", "Stotteren (bij kinderen …)". */
const details =
  /\s?\(|\s[–—-]\s|,?\s(?:such as|including|due to|e\.g\.|for example|wie|z\.\s?B\.|inklusive|tels? que|telles que|comme|notamment|tales como|incluyendo|quali|come|tra cui|zoals|waaronder|tais como|incluindo)\s/iu;
const maxLongName = 14;

/** A name that is too long for its place, without the examples at its end. */
export function shortenName(text: string, maxWords: number): string {
  const count = text.split(' ').length;
  const at = count > maxWords && count <= maxLongName ? text.search(details) : -1;
  return at > 0 ? text.slice(0, at) : text;
}
