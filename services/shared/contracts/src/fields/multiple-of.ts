import { ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * Requires a multiple of `step`. Unlike class-validator's `IsDivisibleBy`, whose name the rule keeps, it loads no tables of letters
 * and decimal separators into the console.
 */
export function MultipleOf(step: number, options?: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'number' && value % step === 0;
  return ValidateBy({ name: 'isDivisibleBy', constraints: [step], validator: { validate } }, options);
}
