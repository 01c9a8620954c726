import { requestIdOf } from './request-id.js';

const requestWith = (id: string | string[]) => ({ headers: { 'x-request-id': id } });

describe('requestIdOf', () => {
  it.each(['12345678', 'A.b_c-1234', 'x'.repeat(64)])('takes %p over', (id) => {
    expect(requestIdOf(requestWith(id))).toBe(id);
  });

  it.each(['1234567', 'x'.repeat(65), 'with blank', 'line\nbreak', '<script>', 'ümlaut-ümlaut'])(
    'replaces %p',
    (id) => {
      expect(requestIdOf(requestWith(id))).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('makes a new one each time', () => {
    expect(requestIdOf({ headers: {} })).not.toBe(requestIdOf({ headers: {} }));
  });
});
