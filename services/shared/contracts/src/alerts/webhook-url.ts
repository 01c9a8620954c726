import { ValidateBy } from 'class-validator';
import { hasInvisible } from '../fields/invisible.js';

const MAX_LENGTH = 500;
/** URL parsers drop some of these characters, so that the visible and the called address differ. */
const dropped = /\s/u;
const sentence =
  'Bitte geben Sie eine vollständige https-Adresse ohne Benutzernamen an, zum Beispiel https://www.beispiel.de/webhook.';

/** Whether a text has the form of a webhook address; keys-service decides whether it may call it (docs/SECURITY.md C9). */
export function isWebhookUrl(text: unknown): text is string {
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

export function IsWebhookUrl(): PropertyDecorator {
  const validator = { validate: isWebhookUrl, defaultMessage: () => sentence };
  return ValidateBy({ name: 'isWebhookAddress', validator });
}
