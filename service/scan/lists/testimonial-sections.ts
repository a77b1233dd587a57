import type { Line } from '../page/read-lines.ts';

/** A heading for testimonials. */
export const calledPraise =
  /^(?:(?:client|customer|patient|student|guest|our|my|happy|real|google|what|recent|member)s?['’]?\s){0,3}(?:testimonials?|reviews?|(?:clients?|customers?|patients?|people|others|homeowners|neighbou?rs|they|our .{3,30})\s(?:say|said|are saying|think)(?:\sabout\s.{2,30})?|success stories|kind words|feedback)\s*(?:[.:!…]|\.{3})?$|^(?:(?:quelques|nos|vos|les|alcuni|algunos|alguns|einige|unsere)\s)?(?:kundenstimmen|bewertungen|referenzen und stimmen|das sagen unsere .{3,30}|témoignages|avis(?: clients?)?|testimonios|opiniones(?: de .{3,30})?|recensioni|(?:cosa |che cosa )?dicono (?:di noi|i nostri .{3,20})|(?:le )?opinioni (?:dei|delle|di) .{3,30}|was (?:unsere .{3,20}|andere) (?:über uns )?sagen|(?:ce que|qu['’]en) (?:disent|pensent) (?:nos|les) .{3,20}|ils parlent de nous|(?:lo que|qué) dicen .{3,30}|o que (?:dizem|nossos .{3,20} dizem|falam) .{0,30}|wat (?:onze )?klanten .{3,20}|ervaringen|reviews|depoimentos|omdömen|anmeldelser|opinie(?: .{3,30})?|co mówią .{3,30}|отзывы(?: .{3,30})?|что говорят .{3,30})\s*[?!.:…]*$/iu;
const maxPartLength = 60;

/** The lines below a heading for testimonials, up to the next heading of its size. */
export function testimonialSections(lines: readonly Line[]): readonly boolean[] {
  let level = 0;
  let left = 0;
  return lines.map(({ text, heading, place }) => {
    if (heading > 0 && place !== 'nav' && text.length <= 60 && calledPraise.test(text)) {
      level = heading;
      left = maxPartLength;
      return false;
    }
    if (left > 0) left -= (heading > 0 && heading <= level) || place === 'footer' ? left : 1;
    return left > 0;
  });
}
