import { ValidateIf } from 'class-validator';

/** For a field that may be left out but not be null: who reads it then has to think of one kind of nothing. */
export function IfGiven(): PropertyDecorator {
  return ValidateIf((_, value: unknown) => value !== undefined);
}
