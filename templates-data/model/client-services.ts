/** How a client's services stand on a page: in the home page's section, in an index, in the footer. */
import { isOffered } from './client-pages.ts';
import { element, type Part, type Sample, type Spot, type SpotContext } from './client-part.ts';

/** The address of the page that stands for a service, where the sample has one of its subject. */
function pageOf(name: string, { base, samples }: SpotContext): string | undefined {
  const slug = samples.find((sample) => sample.slug !== undefined && isOffered([name], sample.slug))?.slug;
  return slug === undefined ? undefined : `${base}/practice-areas/${slug}`;
}

type ServiceItem = (name: string, position: number, context: SpotContext) => Part;

/** Every service has its figure, or none has, where the sample's own all have theirs. */
function figureFor(position: number, count: number, samples: readonly Sample[]): readonly Part[] {
  const isEnough = count <= samples.length || samples.some(({ hasFigure }) => !hasFigure);
  return isEnough && samples[position]?.hasFigure === true ? [{ sample: position, figure: true }] : [];
}

/** A service in its place among the sample's, with a figure of theirs. */
export const offer: ServiceItem = (name, position, context) => {
  const page = pageOf(name, context);
  const count = context.lists.services?.length ?? 0;
  return element(
    'li',
    { dir: 'auto' },
    ...figureFor(position, count, context.samples),
    element('h3', {}, name),
    element(
      'a',
      { class: 'link', href: page ?? '#contact' },
      page === undefined ? 'Get in Touch' : 'Learn More',
      element('span', { class: 'sr' }, ` about ${name}`),
    ),
  );
};

/** A service in an index of them, its title at the level of that page. */
export function area(title: 'h2' | 'h3'): ServiceItem {
  return (name, position, context) =>
    element(
      'li',
      { id: `service-${position + 1}`, dir: 'auto' },
      element(title, {}, element('a', { href: pageOf(name, context) ?? `${context.base}/contact` }, name)),
    );
}

/** A line of the footer. */
export const listed: ServiceItem = (name, position, context) => {
  const href = pageOf(name, context) ?? `${context.base}/practice-areas#service-${position + 1}`;
  return element('li', {}, element('a', { href, dir: 'auto' }, name));
};

/** The first `most` services, each as `item` shows it. */
export function serviceItems(item: ServiceItem, most = 12): Spot {
  return (context) =>
    context.lists.services?.slice(0, most).map((name, position) => item(name, position, context));
}
