import { javaMajor } from './java.mjs';

describe('javaMajor', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "25.0.2" 2026-01-20', 25],
    ['java version "1.8.0_392"', 1],
    ['command not found', 0],
  ])('%s', (text, major) => {
    expect(javaMajor(text)).toBe(major);
  });
});
