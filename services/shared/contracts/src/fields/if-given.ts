import { ValidateIf } from 'class-validator';

/** Marks a field that may be left out but not be null, so that code handles only `undefined`. */
export function IfGiven(): PropertyDecorator {
  return ValidateIf((_, value: unknown) => value !== undefined);
}
