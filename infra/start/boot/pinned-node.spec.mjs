// @ts-check
import { isRecent } from './pinned-node.mjs';

describe('isRecent', () => {
  it.each([
    ['20.20.2', false],
    ['22.21.9', false],
    ['22.22.0', true],
    ['24.1.0', true],
  ])('Node %s: %s', (version, expected) => {
    expect(isRecent(version)).toBe(expected);
  });
});
