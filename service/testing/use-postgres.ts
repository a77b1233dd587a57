/** Runs the tests of a file on PostgreSQL. */
import { inject } from 'vitest';

process.env['FIRSTLOOK_TEST_POSTGRES'] = inject('postgres');
