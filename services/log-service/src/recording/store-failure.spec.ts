import { DatabaseError } from 'pg';
import { storeFailureOf } from './store-failure.js';

function databaseError(code: string): DatabaseError {
  return Object.assign(new DatabaseError('refused', 7, 'error'), { code });
}

it.each([
  ['a missing partition', databaseError('23514'), 'days'],
  ['a value PostgreSQL cannot read', databaseError('22P02'), 'data'],
  ['a number out of range', databaseError('22003'), 'data'],
  ['a null where none may be', databaseError('23502'), 'data'],
  ['a stopping server', databaseError('57P01'), 'outage'],
  ['a missing table', databaseError('42P01'), 'outage'],
  ['a full disk', databaseError('53100'), 'outage'],
  ['a lost connection', new Error('Connection terminated unexpectedly'), 'outage'],
  ['something else', 'text', 'outage'],
])('%s', (_, error, failure) => {
  expect(storeFailureOf(error)).toBe(failure);
});
