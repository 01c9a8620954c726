import { Transform, type TransformFnParams } from 'class-transformer';

const blank = /\p{Zs}/gu;

/** Composed Unicode, plain blanks, none at the ends: a search would not find the other blanks of pasted text. */
export function Trimmed(): PropertyDecorator {
  return Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' ? value.normalize('NFC').replace(blank, ' ').trim() : value,
  );
}
