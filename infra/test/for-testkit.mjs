// @ts-check
// What the launcher knows of this machine and the tests of the services need too: plain JavaScript, since the launcher runs before anything
// is built.
export { freePort } from '../start/process/free-ports.mjs';
export { crowding } from './crowding.mjs';
