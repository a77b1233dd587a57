import type { ScannedPicture } from '../../contract/scan.ts';
import type { UploadedPicture } from '../pictures/encode-upload.ts';
import type { Extracted, Extraction } from '../extraction.ts';

/** A task for a worker of the pool. */
export type Work = Extraction | UploadedPicture;

/** The worker's answer: the extraction of a page, or an encoded picture. */
export type Worked<W extends Work> = W extends Extraction
  ? Extracted
  : ScannedPicture | 'unreadable';

/**
 * Why there is no result: too much processor time; a timeout, perhaps on a busy machine; too much
 * memory, or a crash of the worker.
 */
export type WorkFailure = 'too-slow' | 'late' | 'broken';
