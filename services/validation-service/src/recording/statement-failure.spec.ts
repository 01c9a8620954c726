import { DatabaseError } from 'pg';
import { STALE_BATCH } from '../migrations/1763700000000-create-outbox.js';
import { classifyStatementFailure } from './statement-failure.js';

function databaseError(code: string): DatabaseError {
  return Object.assign(new DatabaseError('as PostgreSQL words it', 1, 'error'), { code });
}

describe('classifyStatementFailure', () => {
  it.each([
    ['repeat', '23505', 'the id is in the outbox'],
    ['batch', STALE_BATCH, 'the id is too old or from the future'],
    ['batch', '55P03', 'a lock was not to be had in time'],
    ['batch', '40P01', 'a deadlock'],
    ['batch', '57014', 'the role’s statement time-out'],
    ['unreachable', '57P01', 'the server is being stopped'],
    ['unreachable', '57P03', 'the server is starting'],
    ['unreachable', '53300', 'too many connections'],
    ['unreachable', '53100', 'the disk is full'],
    ['unreachable', '25006', 'a standby that only reads'],
    ['unreachable', '08006', 'the connection failed'],
    ['unexpected', '42P01', 'a table is missing'],
    ['unexpected', '22P02', 'a value of the wrong form'],
  ])('is %s for %s: %s', (failure, code) => {
    expect(classifyStatementFailure(databaseError(code))).toBe(failure);
  });

  it.each([
    ['silent', 'Query read timeout'],
    ['silent', 'timeout exceeded when trying to connect'],
    ['unreachable', 'Connection terminated due to connection timeout'],
    ['unreachable', 'Connection terminated unexpectedly'],
    ['unreachable', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ])('is %s when the driver says "%s"', (failure, message) => {
    expect(classifyStatementFailure(new Error(message))).toBe(failure);
  });
});
