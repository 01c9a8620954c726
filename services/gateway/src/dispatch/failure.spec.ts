import { errors } from 'undici';
import { failureOf } from './failure.js';

describe('failureOf', () => {
  it.each([
    ['a reset connection', Object.assign(new Error(), { code: 'ECONNRESET' }), 'cut'],
    ['a connection closed by the other side', new errors.SocketError('other side closed'), 'cut'],
    ['the time limit', new DOMException('', 'AbortError'), 'late'],
    ['a connection that takes too long', new errors.ConnectTimeoutError(), 'late'],
    ['a refused connection', Object.assign(new Error(), { code: 'ECONNREFUSED' }), 'unreachable'],
    ['anything else', new Error(), 'unreachable'],
  ])('%s', (_, error, failure) => {
    expect(failureOf(error)).toBe(failure);
  });
});
