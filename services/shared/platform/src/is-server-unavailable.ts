/** SQLSTATE classes: connection exceptions, out of resources, operator intervention, system errors. */
const unavailableClasses = new Set(['08', '53', '57', '58']);
/** Read-only standby; lock timeout; deadlock. */
const passingStates = new Set(['25006', '55P03', '40P01']);
const sqlState = /^[0-9A-Z]{5}$/;

/** Connections that were refused, lost or never established. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Messages of `pg` and `ioredis` without a code, for lost connections and client timeouts. */
const driverMessages =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Connection is closed|Command timed out|Stream isn't writeable|Reached the max retries)/;

/** Whether an error means that a required server is unavailable, rather than that the call is wrong. */
export function isServerUnavailable(error: unknown): boolean {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  const state = String(code);
  if (sqlState.test(state) && (unavailableClasses.has(state.slice(0, 2)) || passingStates.has(state))) return true;
  return networkCodes.has(state) || driverMessages.test(String(message));
}
