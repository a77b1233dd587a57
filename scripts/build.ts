import { buildSite } from './build-site.ts';

buildSite({ force: process.argv.includes('--force') });
