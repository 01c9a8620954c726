/** SQLSTATE classes: connection exceptions, out of resources, operator intervention, system errors. */
const unavailableClasses = new Set(['08', '53', '57', '58']);
/** A standby that only reads; a lock that was not to be had in time; a deadlock. */
const passingStates = new Set(['25006', '55P03', '40P01']);
const sqlState = /^[0-9A-Z]{5}$/;

/** Of connections that were refused, broke or did not come about. */
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

/** What `pg` and `ioredis` say without a code when a connection is gone or their own clock has ended the wait. */
const driverMessages =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Connection is closed|Command timed out|Stream isn't writeable|Reached the max retries)/;

/** Whether an error says that a server which the call needs does not answer at the moment, rather than that something is wrong with the call. */
export function isServerUnavailable(error: unknown): boolean {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  const state = String(code);
  if (sqlState.test(state) && (unavailableClasses.has(state.slice(0, 2)) || passingStates.has(state))) return true;
  return networkCodes.has(state) || driverMessages.test(String(message));
}
