import { Transform, type TransformFnParams } from 'class-transformer';

/** Converts a query parameter of digits to a number. Other forms that JavaScript accepts (`1e2`, `0x10`, ` 5`) stay strings and are refused. */
export function DigitsAsNumber(): PropertyDecorator {
  return Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value,
  );
}
