import { Transform, type TransformFnParams } from 'class-transformer';

const blank = /\p{Zs}/gu;

/**
 * Normalizes a text before it is checked: composed Unicode, plain blanks, none at the ends. Text pasted from tables or
 * letters contains other blanks, and a search for it would find nothing.
 */
export function Trimmed(): PropertyDecorator {
  return Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' ? value.normalize('NFC').replace(blank, ' ').trim() : value,
  );
}
