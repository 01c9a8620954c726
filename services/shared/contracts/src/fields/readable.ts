import { ValidateBy } from 'class-validator';
import { hasInvisible, hasInvisibleInLines } from './invisible.js';

const sentence =
  'Bitte entfernen Sie unsichtbare Zeichen, zum Beispiel weiche Trennzeichen. Am besten tippen Sie den Text neu ein.';

/** Requires a text without invisible characters (docs/SECURITY.md E1). */
export function Readable(): PropertyDecorator {
  return readable((text) => !hasInvisible(text));
}

/** Validates like `Readable`, but also accepts line ends and tabs. */
export function ReadableLines(): PropertyDecorator {
  return readable((text) => !hasInvisibleInLines(text));
}

/** Accepts values that are not strings, because `IsString` refuses them. */
function readable(passes: (text: string) => boolean): PropertyDecorator {
  const validate = (value: unknown) => typeof value !== 'string' || passes(value);
  return ValidateBy({ name: 'isReadable', validator: { validate, defaultMessage: () => sentence } });
}
