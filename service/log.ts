import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

/** Secrets that are never logged, and their replacements. */
const secrets: readonly (readonly [RegExp, string])[] = [
  // Credentials in an address, like those of SMTP_URL.
  [/(:\/\/)[^\s/@"]+@/gu, '$1[hidden]@'],
  [/[^\s"'<>()[\]{}:;,@\\/=]+@[^\s"'<>()[\]{}:;,@\\/]+\.[a-z]{2,}/giu, '[e-mail]'],
  [
    /\b(token|code|state|nonce|code_verifier|password|secret|client_secret|id_token)=[^\s&"\\]+/giu,
    '$1=[hidden]',
  ],
  [/\bconnect\.sid=[^\s;"\\]+/gu, 'connect.sid=[hidden]'],
  [/\b(?:sk|rk|whsec|pi|seti|sim)_\w{8,}/gu, '[key]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/gu, '[token]'],
  [/\$argon2\w*\$[^\s"]+/gu, '[hash]'],
  // The digits of a UUID can be as many as those of a card number.
  [
    /(?<![\da-f]{8}-|-[\da-f]{4}-)\b\d(?:[ -]?\d){13,18}\b(?!-[\da-f]{4}(?:-|[\da-f]{8}\b))/gu,
    '[number]',
  ],
  // drizzle appends the values of a failed query to its message.
  [/(?:\n|\\n)params: [^"]*/gu, ''],
];

/** A text without e-mail addresses, tokens, keys and card numbers. */
export function scrub(text: string): string {
  return secrets.reduce((rest, [pattern, stand]) => rest.replace(pattern, stand), text);
}

/**
 * The fields of an error that are logged. Other properties may hold queries, envelopes and answers.
 */
function errorFields(error: Error): Record<string, unknown> {
  const { type, message, stack } = stdSerializers.err(error);
  const withoutValues = (text: string): string =>
    text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/gu, '');
  return {
    type,
    message: withoutValues(message),
    stack: withoutValues(stack),
    ...('code' in error && { code: error.code }),
  };
}

/** Logs JSON lines to standard error, without credentials and payment data. */
export function createLog(level: string, destination: DestinationStream = process.stderr): Logger {
  return pino(
    {
      level,
      base: null,
      serializers: { err: errorFields },
      redact: {
        paths: ['password', 'cookie', 'authorization', 'token'].flatMap((name) => [
          name,
          `*.${name}`,
        ]),
        censor: '[hidden]',
      },
    },
    {
      write: (line) => {
        destination.write(scrub(line));
      },
    },
  );
}
