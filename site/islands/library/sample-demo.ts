import { paths } from '../../paths.ts';
import type { LibraryDemo } from './library-demo.ts';

/** The sample of an agency, as what shows a visit needs it. It is in no list. */
export function sampleDemo(uniqueId: string): LibraryDemo {
  return {
    id: uniqueId,
    uniqueId,
    slug: '',
    userId: '',
    address: paths.savedDemo(uniqueId),
    name: 'Premier Law, a sample',
    industry: 'law',
    websiteData: {},
    tags: [],
    notes: '',
    starred: false,
    visits: 0,
    version: 1,
    createdAt: undefined,
    updatedAt: undefined,
    expires: undefined,
    stage: 'draft',
    value: null,
    lostReason: null,
    panel: { comments: false, choices: false, approval: false },
    looks: { palettes: [], headlines: [] },
    lastSignal: null,
    recipients: { names: [], count: 0 },
    stopped: false,
    local: false,
    legacy: false,
    unsent: false,
    stageAt: undefined,
  };
}
