import { pino, type Logger } from 'pino';

/** JSON lines on standard error; what could open an account or a payment is never written. */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      redact: {
        paths: [
          'password',
          '*.password',
          'cookie',
          '*.cookie',
          'authorization',
          '*.authorization',
          'token',
          '*.token',
        ],
        censor: '[hidden]',
      },
    },
    process.stderr,
  );
}
