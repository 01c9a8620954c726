import { QueryFailedError } from 'typeorm';
import { errorFacts } from './error-facts.js';

const failedQuery = (code: string, message: string) =>
  new QueryFailedError(
    'SELECT $1',
    ['canary'],
    Object.assign(new Error(message), { code, detail: 'Key (a)=(canary)' }),
  );

describe('errorFacts', () => {
  it('keeps type, message, stack and code', () => {
    const error = Object.assign(new TypeError('no way'), { code: 'E_WAY', payload: 'canary' });
    expect(errorFacts(error)).toEqual({ type: 'TypeError', message: 'no way', stack: error.stack, code: 'E_WAY' });
    expect(errorFacts(new Error('plain'))).not.toHaveProperty('code');
  });

  it('keeps the causes', () => {
    const facts = errorFacts(new Error('above', { cause: new Error('below') }));
    expect(facts).toMatchObject({ message: 'above: below', stack: expect.stringContaining('caused by: Error: below') });
  });

  it('leaves other values than errors alone', () => expect(errorFacts('text')).toBe('text'));

  it.each([
    ['23505', 'duplicate key value violates unique constraint "users_name"', 'users_name'],
    ['22P02', 'invalid input syntax for type uuid: "canary"', 'invalid input syntax for type uuid: …'],
    ['22007', 'invalid input syntax for type date: "a" and "canary"', 'invalid input syntax for type date: …'],
    ['22003', 'value "canary\n7" is out of range for type integer', 'value …'],
  ])('G2: contains no parameter of a query that failed with %s', (code, message, expected) => {
    for (const error of [failedQuery(code, message), new Error('not saved', { cause: failedQuery(code, message) })]) {
      const written = JSON.stringify(errorFacts(error));
      expect(written).toContain(expected);
      expect(written).not.toContain('canary');
    }
  });
});
