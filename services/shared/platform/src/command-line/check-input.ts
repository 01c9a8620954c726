import { type ClassOf, Problem } from '@pruefer/contracts';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { toFieldProblems } from '../http/to-field-problems.js';
import { isTooDeep } from '../http/too-deep.js';

/** Drops unknown fields. @throws Problem `invalid_request` with a German sentence for each wrong field */
export function checkInput<Input extends object>(Class: ClassOf<Input>, fields: object): Input {
  if (isTooDeep(fields)) throw new Problem('invalid_request');
  const input = plainToInstance(Class, fields);
  const errors = validateSync(input, { whitelist: true, stopAtFirstError: true });
  if (errors.length > 0) throw new Problem('invalid_request', { errors: toFieldProblems(errors) });
  return input;
}
