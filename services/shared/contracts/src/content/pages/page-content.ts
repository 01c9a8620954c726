import { ValidateBy, type ValidationOptions } from 'class-validator';

export const MAX_CONTENT_BYTES = 100_000;
/** Maximum bytes of a rendered text as JSON, so that an event stays below a megabyte. */
export const MAX_HTML_BYTES = 700_000;
/** Wait of the gateway for a rendered text: up to 12 s in the queue and 10 s of rendering, below the 30 s of idle connections. */
export const TEXT_WITHIN_MS = 24_000;
/** Maximum body of a call that sends a page's text (docs/SECURITY.md E1). */
export const MAX_CONTENT_BODY_BYTES = 512 * 1_024;

const sentence = 'Der Text ist zu lang. Erlaubt sind höchstens 100 KB; bitte teilen Sie ihn auf mehrere Seiten auf.';
const encoder = new TextEncoder();

export function IsContent(options?: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) =>
    typeof value === 'string' && value.length <= MAX_CONTENT_BYTES && encoder.encode(value).length <= MAX_CONTENT_BYTES;
  return ValidateBy({ name: 'isContent', validator: { validate, defaultMessage: () => sentence } }, options);
}
