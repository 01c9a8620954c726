import { Transform, type TransformFnParams } from 'class-transformer';

/** Reads the digits of a query's parameter as a number. What else JavaScript takes for one (`1e2`, `0x10`, ` 5`) stays a text and is refused. */
export function DigitsAsNumber(): PropertyDecorator {
  return Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value,
  );
}

/** Reads a number of a body as the digits that a query would have. Anything else stays as it is. */
export function NumberAsDigits(): PropertyDecorator {
  return Transform(({ value }: TransformFnParams): unknown => (typeof value === 'number' ? String(value) : value));
}
