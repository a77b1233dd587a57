import { parse } from 'yaml';
import landingFile from '../../templates-data/landing.yaml?raw';
import { Landing } from '../../templates-data/model/landing.ts';
import { Plans } from '../../templates-data/model/plans.ts';
import { Platform } from '../../templates-data/model/platform.ts';
import plansFile from '../../templates-data/plans.yaml?raw';
import platformFile from '../../templates-data/platform.yaml?raw';

/**
 * The agency's texts, read once by the build; an invalid value stops the build with the name of its
 * field.
 */
export const landing = Landing.parse(parse(landingFile));
export const plans = Plans.parse(parse(plansFile));
export const platform = Platform.parse(parse(platformFile));
