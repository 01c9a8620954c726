// Launcher functions for the testkit. Plain JavaScript, since the launcher runs before the build.
export { signalAll, stopFamily } from '../shared/process/process-family.mjs';
export { freePort } from '../shared/process/free-ports.mjs';
export { timeoutFactor } from '../shared/until.mjs';
export { isLong, rounds } from './rounds.mjs';
