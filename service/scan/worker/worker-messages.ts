import type { ScannedPicture } from '../../contract/scan.ts';
import type { UploadedPicture } from '../pictures/encode-upload.ts';
import type { Extracted, Extraction } from '../extract-page.ts';

/** What a worker of the pool is asked to do. */
export type Work = Extraction | UploadedPicture;

/** The worker's answer: the extraction of a page, or an encoded picture. */
export type Worked<W extends Work> = W extends Extraction
  ? Extracted
  : ScannedPicture | 'unreadable';

/**
 * Why there is no result: it took too much of the processor; it was late, perhaps as others had the
 * processor; it took too much memory or broke the worker.
 */
export type WorkFailure = 'too-slow' | 'late' | 'broken';
