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
