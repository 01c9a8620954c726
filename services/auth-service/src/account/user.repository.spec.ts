import { toSkeleton } from './user.repository.js';

describe('E1: the skeleton of a name', () => {
  it.each([
    ['annal', 'annaI'],
    ['annal', 'anna1'],
    ['otto', '0tt0'],
    ['Otto', 'OTTO'],
    ['arno', 'amo'],
    ['ARNO', 'amo'],
    ['wolf', 'vvolf'],
    ['mira', 'mıra'],
    ['anna', 'ａｎｎａ'],
  ])('is one of %s and %s', (one, other) => expect(toSkeleton(one)).toBe(toSkeleton(other)));

  it.each([
    ['anna', 'hanna'],
    ['anna', 'änna'],
    ['groß', 'gross'],
    ['anni', 'annl'],
    ['max.m', 'max_m'],
  ])('is not one of %s and %s', (one, other) => expect(toSkeleton(one)).not.toBe(toSkeleton(other)));
});
