/** Of industries that name no titles of their own. */
export const defaultTitles = {
  services: 'Our Services',
  people: 'Our Team',
  testimonials: 'Client Testimonials',
} as const;

/** The link to all people: `View All Attorneys` for `Our Attorneys`. */
export function viewAllTitle(people: string): string {
  return `View All ${people.replace(/^(?:Our|The) /u, '')}`;
}
