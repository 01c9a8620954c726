import { errors } from 'undici';
import { type CallFailure, classifyCallFailure, mayBeCharged } from './failure.js';

describe('classifyCallFailure', () => {
  it.each([
    ['a reset connection', Object.assign(new Error(), { code: 'ECONNRESET' }), 'cut'],
    ['a connection closed by the other side', new errors.SocketError('other side closed'), 'cut'],
    ['the time limit', new DOMException('', 'AbortError'), 'late'],
    ['a connection that takes too long', new errors.ConnectTimeoutError(), 'late'],
    ['a refused connection', Object.assign(new Error(), { code: 'ECONNREFUSED' }), 'unreachable'],
    ['a name that is not known', Object.assign(new Error(), { code: 'ENOTFOUND' }), 'unreachable'],
    ['anything else: something may have been sent', new Error(), 'cut'],
  ])('%s', (_, error, failure) => {
    expect(classifyCallFailure(error)).toBe(failure);
  });
});

describe('mayBeCharged', () => {
  it.each<[CallFailure, boolean]>([
    ['cut', true],
    ['late', true],
    ['declined', true],
    ['unreachable', false],
    ['uncharged', false],
  ])('C10: %s: %s', (failure, expected) => {
    expect(mayBeCharged(failure)).toBe(expected);
  });
});
