/** Classes, names and addresses that pages give to the parts about their people. */

export const roleMarks =
  /(?:^|[\s_-])(?:role|position|job-?title|jobtitle|job|designation|occupation|member-?title|team-?title|staff-?title|person-?title|funktion|poste|cargo|ruolo|functie)(?:$|[\s_-])/u;
export const nameMarks = /(?:^|[\s_-])(?:full-?)?name(?:$|[\s_-])/u;
/** Addresses of pages about the people of a firm. */
export const peoplePath =
  /team|staff|about|people|crew|who-we|our-|artists|agents|doctors|attorneys|ueber|über|equipe|equipo|chi-siamo|over-ons|sobre|o-nas/iu;
/** Addresses of pages about nothing else: "meet-the-team". Pages about a firm also quote others. */
export const teamPath =
  /(?<![a-z])(?:team|staff|people|crew|who-we|artists|agents|doctors|attorneys|equipe|equipo)(?![a-z])/iu;
