import { ValidateIf } from 'class-validator';

/** For a field that may be left out but not be null, so that readers handle only `undefined`. */
export function IfGiven(): PropertyDecorator {
  return ValidateIf((_, value: unknown) => value !== undefined);
}
