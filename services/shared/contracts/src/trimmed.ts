import { Transform, type TransformFnParams } from 'class-transformer';

/** Takes the blanks around a text away before it is checked. */
export function Trimmed(): PropertyDecorator {
  return Transform(({ value }: TransformFnParams): unknown => (typeof value === 'string' ? value.trim() : value));
}
