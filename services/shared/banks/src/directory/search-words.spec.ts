import { searchWords } from './search-words.js';

describe('searchWords', () => {
  it.each([
    ['Münchner Bank eG', [['muenchner', 'munchner'], ['bank'], ['eg']]],
    ['Mu\u0308nchen', [['muenchen', 'munchen']]],
    ['MÜNCHEN', [['muenchen', 'munchen']]],
    ['Weißenburg', [['weissenburg']]],
    [
      'Århus, Bøle',
      [
        ['aarhus', 'arhus'],
        ['boele', 'bole'],
      ],
    ],
    ['Crédit Łódź', [['credit'], ['lodz']]],
    ['V+R-Bank (Süd)', [['v'], ['r'], ['bank'], ['sued', 'sud']]],
    ['370 400 44', [['370'], ['400'], ['44']]],
    ['--- ', []],
  ])('splits %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });
});
