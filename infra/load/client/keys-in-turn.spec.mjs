// @ts-check
import { KeysInTurn } from './keys-in-turn.mjs';

describe('KeysInTurn', () => {
  const turns = new KeysInTurn(['a', 'b', 'c']);

  it.each([
    [0, 'a'],
    [2, 'c'],
    [3, 'a'],
    [127, 'b'],
  ])('gives connection %i the key %s', (connection, key) => {
    expect(turns.of(connection)).toBe(key);
  });

  it.each([
    ['more connections than keys', [1, 10, 100, 2, 20], [3, 30, 100]],
    ['more keys than connections', [7], [7, 0, 0]],
    ['no connection', [], [0, 0, 0]],
  ])('adds up by key with %s', (_, byConnection, byKey) => {
    expect(turns.sumsByKey(byConnection)).toEqual(byKey);
  });

  it('loses nothing', () => {
    const counts = Array.from({ length: 128 }, (_, connection) => connection);
    const total = turns.sumsByKey(counts).reduce((sum, count) => sum + count);
    expect(total).toBe((127 * 128) / 2);
  });
});
