import { isServerUnavailable } from './is-server-unavailable.js';

const coded = (code: string, message = 'as the server words it') => Object.assign(new Error(message), { code });

describe('a server is unavailable', () => {
  it.each([
    ['57P01', 'is being stopped'],
    ['57P03', 'is starting'],
    ['57014', 'has ended a statement that took too long'],
    ['53300', 'has too many connections'],
    ['08006', 'has lost the connection'],
    ['25006', 'is a standby'],
    ['55P03', 'had the row locked for too long'],
    ['40P01', 'has ended a deadlock'],
    ['ECONNREFUSED', 'refuses connections'],
    ['ECONNRESET', 'has hung up'],
    ['ENOTFOUND', 'has no address'],
  ])('that %s: %s', (code) => expect(isServerUnavailable(coded(code))).toBe(true));

  it.each([
    'Query read timeout',
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Connection is closed.',
    'Command timed out',
    "Stream isn't writeable and enableOfflineQueue options is false",
  ])('whose driver says "%s"', (message) => expect(isServerUnavailable(new Error(message))).toBe(true));

  it.each([
    coded('42P01'),
    coded('22P02', 'invalid input syntax: "Connection terminated"'),
    coded('23505'),
    coded('ENOENT'),
    coded('UND_ERR_ABORTED'),
    new Error('password wrong: Connection is closed'),
    'ECONNREFUSED',
    undefined,
    null,
  ])('but not for %p', (error) => expect(isServerUnavailable(error)).toBe(false));
});
