import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { IsSlug, reservedSlugs, slugError, toSlug } from './slug.js';

class Addressed {
  @IsSlug() slug!: unknown;
}

const sentenceAbout = (slug: unknown) =>
  Object.values(validateSync(plainToInstance(Addressed, { slug }))[0]?.constraints ?? {}).join();

describe('toSlug', () => {
  it.each([
    ['Über uns', 'ber-uns'],
    ['  API & Preise (2026) ', 'api-preise-2026'],
    ['--A--B--', 'a-b'],
    ['Straße', 'stra-e'],
    ['', ''],
    ['???', ''],
    ['İ', 'i'],
    [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
    ['x'.repeat(300), 'x'.repeat(100)],
  ])('makes of %j the address %j', (title, slug) => expect(toSlug(title)).toBe(slug));

  it('makes a valid address, or nothing', () => {
    for (const title of ['Impressum', 'A'.repeat(101), '1.2.3', '<script>alert(1)</script>', '../../etc/passwd']) {
      expect(slugError(toSlug(title))).toBeUndefined();
    }
  });
});

describe('E6: an address', () => {
  it.each(['a', '0', 'ueber-uns', 'agb-2026-11', 'x'.repeat(100)])('may be %s', (slug) =>
    expect(slugError(slug)).toBeUndefined(),
  );

  it.each([
    '',
    '-',
    '-a',
    'a-',
    'a--b',
    'A',
    'ü',
    'a b',
    'a/b',
    '../a',
    'a.b',
    'robots.txt',
    'a\n',
    'a\u0000',
    'a\u200b',
    'аpi',
    'a%2fb',
    'a?b',
    'a#b',
    'javascript:alert(1)',
    '//a',
    'x'.repeat(101),
    7,
    null,
    undefined,
    ['a'],
    { toString: () => 'a' },
  ])('is never %j', (slug) => expect(slugError(slug)).toBe('form'));

  it.each([...reservedSlugs])('is not %s, which is reserved', (slug) => {
    expect(slugError(slug)).toBe('reserved');
    expect(sentenceAbout(slug)).toContain('reserviert');
  });

  it('takes no time that grows with the square of its length', () => {
    expect(slugError(`${'a-'.repeat(200_000)}!`)).toBe('form');
    expect(toSlug(`${'-'.repeat(200_000)}a`)).toBe('a');
  });

  it('is refused with its required form', () => expect(sentenceAbout('Über uns')).toContain('a–z'));
});
