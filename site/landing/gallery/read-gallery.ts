import { getEntry } from 'astro:content';
import { parse } from 'yaml';
import galleryFile from '../../../templates-data/gallery.yaml?raw';
import type { Design } from '../../../templates-data/model/designs.ts';
import { Gallery } from '../../../templates-data/model/gallery.ts';
import { landing } from '../copy.ts';

/** One template of the gallery; `id` is its name in `/demo?website=`. */
export interface Template {
  readonly id: string;
  readonly design: Design;
  readonly firm: string;
  readonly name: string;
  readonly description: string;
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly features: Gallery['templates'][number]['features'];
  /** Alternative text of its screenshot. */
  readonly picture: string;
}

/**
 * The page's texts, read once by the build; an invalid value stops the build with the name of its
 * field.
 */
export const gallery = Gallery.parse(parse(galleryFile));

async function readTemplate({ firm, features }: Gallery['templates'][number]): Promise<Template> {
  const site = await getEntry('firms', firm);
  if (!site) throw new Error(`templates-data/gallery.yaml: there is no firms/${firm}.yaml`);
  const { industry: id, theme } = site.data;
  const words = await getEntry('industries', id);
  const template = words?.data.template;
  const picture = landing.gallery.items.find(({ industry }) => industry === id)?.picture;
  if (!template)
    throw new Error(`templates-data/industries/${id}/industry.yaml: template is missing`);
  if (picture === undefined)
    throw new Error(`templates-data/landing.yaml: gallery.items lacks ${id}`);
  const { primaryColor, secondaryColor } = theme;
  const { design } = words.data;
  return { id, design, firm, ...template, primaryColor, secondaryColor, features, picture };
}

/** @throws Error that names the incomplete file. */
export function readTemplates(): Promise<Template[]> {
  return Promise.all(gallery.templates.map(readTemplate));
}
