import { prefersMinimal } from './prefer-header.js';

describe('the short answer is preferred', () => {
  it.each([
    'return=minimal',
    'Return = "minimal"',
    'respond-async, return=minimal',
    'return=minimal; foo="a"',
    'return=Minimal',
    'RETURN=MINIMAL',
    'foo="a, b; c", Return="Minimal"',
    'foo="a\\", return=representation", return=minimal',
    'wait=100 , handling=lenient,\treturn\t=\tminimal',
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
    'foo="a, return=minimal"',
    'foo="a, return=minimal',
    'return="minimal',
    'return=minimal-ish',
  ])('not by %s', (prefer) => expect(prefersMinimal(prefer === undefined ? {} : { prefer })).toBe(false));

  it.each(['"', '"\\', ',"', '"a",', '\\"'])('E2: is read in linear time with many %s', (piece) => {
    const began = performance.now();
    prefersMinimal({ prefer: piece.repeat(2_000_000) });
    // In quadratic time it would take hours.
    expect(performance.now() - began).toBeLessThan(60_000);
  });
});
