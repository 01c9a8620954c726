import { isISO8601, ValidateBy, type ValidationOptions } from 'class-validator';

const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const daySentence = 'Bitte geben Sie ein Datum in der Form JJJJ-MM-TT an.';
const instantSentence = 'Bitte geben Sie einen Zeitpunkt mit Zeitzone an.';
const sentence = 'Bitte geben Sie ein Datum (JJJJ-MM-TT) oder einen Zeitpunkt mit Zeitzone an.';

/** Whether a text is a calendar day that exists, YYYY-MM-DD. */
export function isDay(text: unknown): text is string {
  return typeof text === 'string' && day.test(text) && isISO8601(text, { strict: true });
}

/** Whether a text is an instant in ISO 8601 that includes its zone. */
export function isInstant(text: unknown): text is string {
  if (typeof text !== 'string' || !instant.test(text)) return false;
  return isISO8601(text, { strict: true }) && !Number.isNaN(Date.parse(text));
}

export function IsDay(options?: ValidationOptions): PropertyDecorator {
  return ValidateBy({ name: 'isDay', validator: { validate: isDay, defaultMessage: () => daySentence } }, options);
}

export function IsInstant(): PropertyDecorator {
  const validator = { validate: isInstant, defaultMessage: () => instantSentence };
  return ValidateBy({ name: 'isInstant', validator });
}

/** Requires an instant, or a calendar day, which the service reads in the configured zone. */
export function IsDayOrInstant(): PropertyDecorator {
  const validate = (value: unknown) => isDay(value) || isInstant(value);
  return ValidateBy({ name: 'isDayOrInstant', validator: { validate, defaultMessage: () => sentence } });
}
