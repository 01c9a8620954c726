import { isSupportedRedis } from './redis-program.mjs';

describe('isSupportedRedis', () => {
  it.each([
    ['Redis server v=7.0.15 sha=00000000:0 malloc=jemalloc-5.3.0 bits=64', true],
    ['Valkey server v=9.1.2 sha=00000000:0 malloc=libc bits=64', true],
    ['Redis server v=6.2.0 sha=00000000:0', true],
    ['Redis server v=6.0.16 sha=00000000:0', false],
    ['Redis server v=5.0.7 sha=00000000:0', false],
    ['something else', false],
  ])('%s: %s', (line, expected) => {
    expect(isSupportedRedis(line)).toBe(expected);
  });
});
