import { ValidateBy, type ValidationOptions } from 'class-validator';
import { hasInvisible } from '../invisible.js';

const MAX_LENGTH = 500;
/** A URL's reader leaves some of these out: people would read another address than the one that is called. */
const dropped = /\s/u;
const sentence =
  'Bitte geben Sie eine vollständige https-Adresse ohne Benutzernamen an, zum Beispiel https://www.beispiel.de/webhook.';

/** Whether a text can be the address of a webhook at all; which of them may be called, the services decide (docs/SECURITY.md C9). */
export function isWebhookAddress(text: unknown): text is string {
  if (
    typeof text !== 'string' ||
    text.length > MAX_LENGTH ||
    dropped.test(text) ||
    hasInvisible(text) ||
    !URL.canParse(text)
  )
    return false;
  const { protocol, username, password, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '' && hash === '';
}

export function IsWebhookAddress(options?: ValidationOptions): PropertyDecorator {
  const validator = { validate: isWebhookAddress, defaultMessage: () => sentence };
  return ValidateBy({ name: 'isWebhookAddress', validator }, options);
}
