import { prefersMinimal } from './prefers-minimal.js';

describe('the short answer is preferred', () => {
  it.each([
    'return=minimal',
    'Return = "minimal"',
    'respond-async, return=minimal',
    'return=minimal; foo="a"',
    'wait=5,return=minimal,return=representation',
  ])('by %s', (prefer) => expect(prefersMinimal({ prefer })).toBe(true));

  it.each([
    undefined,
    '',
    'return',
    'return=',
    'return=representation',
    'return=representation, return=minimal',
    'minimal',
    'x-return=minimal',
    'foo; return=minimal',
    '=,;"',
  ])('not by %s', (prefer) => expect(prefersMinimal(prefer === undefined ? {} : { prefer })).toBe(false));
});
