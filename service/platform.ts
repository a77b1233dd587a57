import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { Platform } from '../templates-data/model/platform.ts';

/** The product's name and links, from templates-data/platform.yaml. */
export const platform = Platform.parse(
  parse(readFileSync(new URL('../templates-data/platform.yaml', import.meta.url), 'utf8')),
);
