import { parsePostgresMajor } from './postgres-programs.mjs';

describe('parsePostgresMajor', () => {
  it.each([
    ['postgres (PostgreSQL) 18.4', 18],
    ['postgres (PostgreSQL) 15.13 (Debian 15.13-0+deb12u1)', 15],
    ['postgres (PostgreSQL) 19beta1', 19],
  ])('%s', (line, major) => {
    expect(parsePostgresMajor(line)).toBe(major);
  });
});
