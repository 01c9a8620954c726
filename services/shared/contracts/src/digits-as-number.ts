import { Transform, type TransformFnParams } from 'class-transformer';

/** Reads the digits of a query's parameter as a number. What else JavaScript takes for one (`1e2`, `0x10`, ` 5`) stays a text and is refused. */
export function DigitsAsNumber(): PropertyDecorator {
  return Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value,
  );
}
