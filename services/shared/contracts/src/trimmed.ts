import { Transform, type TransformFnParams } from 'class-transformer';

const blank = /\p{Zs}/gu;

/**
 * Writes a text in one way before it is checked: composed, every blank a plain one, none around it. What is pasted from a table or a
 * letter carries others, and people would search in vain for what they see.
 */
export function Trimmed(): PropertyDecorator {
  return Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' ? value.normalize('NFC').replace(blank, ' ').trim() : value,
  );
}
