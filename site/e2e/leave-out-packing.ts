/**
 * Loaded before a tested service: it refuses to compress pages further in the background, as it
 * does while its queue is full. Tests ask for hundreds of pages once, and each would take 80 ms.
 */
import { packingQueue } from '../../service/pages/encode-body.ts';

packingQueue.offer = () => false;
