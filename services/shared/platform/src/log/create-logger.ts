import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import type { LogLevel } from '../config/service-config.js';
import { errorFacts, withErrorFacts } from './error-facts.js';
import { lineWithoutSecrets } from './without-secrets.js';

/** Fields that are redacted, up to three levels deep (docs/SECURITY.md G1, G2). */
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

/** Wildcard paths for a field at the top level and one or two levels deeper. */
const redactedPaths = secretFields.flatMap((field) => {
  const joint = field.startsWith('[') ? '' : '.';
  return [field, `*${joint}${field}`, `*.*${joint}${field}`];
});

/**
 * Writes JSON lines to standard output. Secrets are removed twice: by field name, and by pattern from the finished line.
 * @param destination of the lines, for tests
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
        // Runs before pino copies the message of the error.
        logMethod([line, ...rest], method) {
          method.call(this, withoutRepeatedIds(withErrorFacts(line), this), ...rest);
        },
      },
    },
    destination,
  );
}

const ids: readonly string[] = ['requestId', 'traceId'];

/** Drops ids that the context already contains. */
function withoutRepeatedIds(line: unknown, logger: Logger): unknown {
  if (typeof line !== 'object' || line === null || !('requestId' in line)) return line;
  const context = logger.bindings();
  const isNew = ([name, value]: [string, unknown]) => !ids.includes(name) || context[name] !== value;
  return Object.fromEntries(Object.entries(line).filter(isNew));
}
