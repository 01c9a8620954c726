// @ts-check
import { inTurn } from './rounds.mjs';

describe('inTurn', () => {
  it('lets each of two systems be first in every other round', () => {
    const systems = ['own', 'other'];
    expect([0, 1, 2].map((nth) => inTurn(systems, nth)[0])).toEqual(['own', 'other', 'own']);
  });
});
