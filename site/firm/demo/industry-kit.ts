import { getCollection, getEntry } from 'astro:content';
import icons from '../../assets/courtyard/icons.svg';
import type { IndustryKit, SetPictureFiles } from '../../../templates-data/model/demo-kit.ts';
import type { TemplateIndustry } from '../../../templates-data/model/industries.ts';
import { formatFigure } from '../format-figure.ts';
import { setPictures } from '../../../templates-data/model/set-pictures.ts';
import { commonDrawings, isCommonDrawing } from '../../../templates-data/model/service-drawings.ts';
import type { Trade } from '../../../templates-data/model/trade.ts';
import {
  drawingFile,
  findDrawing,
  pictureFiles,
  plateFile,
  serviceDrawingsFile,
} from '../picture-files.ts';
import { samplePictures } from '../pictures.ts';
import { readIndustrySite } from '../read-site.ts';

/** The number of people and articles of a sample. */
const sampleSize = 4;

/**
 * The largest ratio of width to height at which a picture of a room is placed beside the words of
 * an opening.
 */
const widestRoom = 1.3;

/** @throws Error if the files of a picture are missing. */
function readSetPicture(name: string): SetPictureFiles {
  const label = setPictures[name] ?? name;
  const plate = plateFile(name);
  if (plate) {
    const { src, width, height } = plate;
    const lines = findDrawing(name);
    return {
      label,
      src,
      srcset: '',
      avif: '',
      width,
      height,
      isPlate: true,
      isBeside: true,
      drawing: lines && { src: lines.src, width: lines.width, height: lines.height },
    };
  }
  const [avif, webp] = [pictureFiles(name, 'avif'), pictureFiles(name, 'webp')];
  const largest = webp.at(-1);
  if (!largest) throw new Error(`there is no picture ${name} in site/assets`);
  const srcset = (files: readonly { src: string; width: number }[]): string =>
    files.map(({ src, width }) => `${src} ${width}w`).join(', ');
  const { src, width, height } = largest;
  const isBeside = width / height <= widestRoom;
  return {
    label,
    src,
    srcset: srcset(webp),
    avif: srcset(avif),
    width,
    height,
    isPlate: false,
    isBeside,
  };
}

/** Contour lines, the drawing of industries without one. */
const plainDrawing = 'contours';

function readDrawing(industry: TemplateIndustry): IndustryKit['drawing'] {
  const { drawing: name = plainDrawing } = samplePictures(industry);
  const { src, width, height } = drawingFile(name);
  return { name, src, width, height, isOwn: name !== plainDrawing };
}

/** The addresses of the drawings of services that these trades show. */
function readServiceDrawings(trades: readonly Trade[]): IndustryKit['drawings'] {
  const names = [
    ...commonDrawings.map((name) => ({ name, trade: undefined })),
    ...trades.flatMap(({ id, drawings }) =>
      drawings.filter((name) => !isCommonDrawing(name)).map((name) => ({ name, trade: id })),
    ),
  ];
  return Object.fromEntries(
    names.map(({ name, trade }) => {
      const file = serviceDrawingsFile(trade);
      if (!file) throw new Error(`site/assets/technology has no drawings of ${trade ?? 'all'}`);
      return [name, `${file.src}#${name}`];
    }),
  );
}

async function readSamples(industry: TemplateIndustry): Promise<IndustryKit['samples']> {
  const hasOwn = industry !== 'general' && (await getEntry('industries', industry)) !== undefined;
  // A business of no industry has no sample, because each sample belongs to another trade.
  if (!hasOwn) return { people: [], testimonials: [], figures: [], articles: [] };
  const { people, testimonials, words, homePosts } = await readIndustrySite(industry);
  return {
    people: people
      .slice(0, sampleSize)
      .map(({ name, title }) => ({ name, title, bio: '', department: '' })),
    testimonials: testimonials.map(({ content, name, case: kind }) => ({
      quote: content,
      author: `${name}, ${kind}`,
      source: '',
    })),
    figures: words.stats.figures.map((figure) => ({
      value: formatFigure(figure),
      label: figure.label,
    })),
    articles: homePosts
      .slice(0, sampleSize)
      .map(({ data }) => ({ title: data.title, date: data.date, url: '' })),
  };
}

/** The samples, pictures and drawings of an industry, for the demos made from its template. */
export async function industryKit(
  industry: TemplateIndustry,
): Promise<IndustryKit & { readonly trade: string }> {
  const trades = await getCollection('trades', ({ data }) => data.industry === industry);
  const fallback = trades.find(({ data }) => data.fallback);
  if (!fallback)
    throw new Error(`templates-data/trades has no fallback for the industry ${industry}`);
  return {
    id: industry,
    trade: fallback.data.id,
    pictures: Object.fromEntries(
      [...new Set(trades.flatMap(({ data }) => data.pictures.set))].map((name) => [
        name,
        readSetPicture(name),
      ]),
    ),
    drawing: readDrawing(industry),
    icons: icons.src,
    drawings: readServiceDrawings(trades.map(({ data }) => data)),
    samples: await readSamples(industry),
  };
}
