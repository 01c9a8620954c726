// @ts-check
import { isSupportedNode } from './pinned-node.mjs';

describe('isSupportedNode', () => {
  it.each([
    ['20.20.2', false],
    ['22.21.9', false],
    ['22.22.0', true],
    ['24.1.0', true],
  ])('Node %s: %s', (version, expected) => {
    expect(isSupportedNode(version)).toBe(expected);
  });
});
