import * as functions from '../migrations/charge-once.function.js';
import * as contractFunctions from '../migrations/charge-once-per-contract.function.js';
import { ANSWERS_KEPT } from './delete-expired-answers.js';
import { ENTRY_ID } from './idempotent-checks.js';

it('keeps and finds stored answers as the functions of the database do', () => {
  expect([ANSWERS_KEPT, ENTRY_ID]).toEqual([functions.ANSWERS_KEPT, contractFunctions.ENTRY_ID]);
});
