import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import type { LogLevel } from '../config/service-config.js';
import { errorFacts, withErrorFacts } from './error-facts.js';
import { lineWithoutSecrets } from './without-secrets.js';

/** Fields whose value is never written, up to three levels deep (docs/SECURITY.md G1, G2). */
const secretFields = [
  'iban',
  'authorization',
  '["x-api-key"]',
  '["x-internal-secret"]',
  '["x-internal-gateway"]',
  'apiKey',
  'password',
  'totpCode',
  'recoveryCode',
  'token',
  'secret',
  'cookie',
  '["set-cookie"]',
];

/** Wildcard paths for a field at the top and one or two levels below it. */
const redactedPaths = secretFields.flatMap((field) => {
  const joint = field.startsWith('[') ? '' : '.';
  return [field, `*${joint}${field}`, `*.*${joint}${field}`];
});

/**
 * JSON lines on standard output. Secrets are taken out twice: by field name, and by their looks from the finished line.
 * @param destination where lines go instead, for tests
 */
export function createLogger(service: string, level: LogLevel, destination?: DestinationStream): Logger {
  return pino(
    {
      base: { service },
      level,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: redactedPaths, censor: '[redacted]' },
      serializers: { err: errorFacts },
      hooks: {
        streamWrite: lineWithoutSecrets,
        // Before pino takes the line's text from the error's message.
        logMethod([line, ...rest], method) {
          method.call(this, withoutRepeatedIds(withErrorFacts(line), this), ...rest);
        },
      },
    },
    destination,
  );
}

const ids: readonly string[] = ['requestId', 'traceId'];

/** Without the ids that the context names already: nobody reads a field that stands twice in one way. */
function withoutRepeatedIds(line: unknown, logger: Logger): unknown {
  if (typeof line !== 'object' || line === null || !('requestId' in line)) return line;
  const context = logger.bindings();
  const isNew = ([name, value]: [string, unknown]) => !ids.includes(name) || context[name] !== value;
  return Object.fromEntries(Object.entries(line).filter(isNew));
}
