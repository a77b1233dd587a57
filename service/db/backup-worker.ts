import { parentPort, workerData } from 'node:worker_threads';
import { makeBackup, type BackupOptions } from './make-backup.ts';

parentPort?.postMessage(await makeBackup(workerData as BackupOptions));
