import { Transform, type TransformFnParams } from 'class-transformer';

const blank = /\p{Zs}/gu;

/** Normalises a text: composed Unicode (NFC), plain blanks, none at the ends, because a search would not find other blanks. */
export function Trimmed(): PropertyDecorator {
  return Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' ? value.normalize('NFC').replace(blank, ' ').trim() : value,
  );
}
