import { ValidateBy, type ValidationOptions } from 'class-validator';
import { hasInvisible } from '../fields/invisible.js';

const MAX_LINK_LENGTH = 2_000;
/** Path of an image of this installation, up to its query. */
const OWN_IMAGE = /^\/api\/content\/images\/[0-9a-f-]{36}(?:\/share\.jpg)?(?:\?width=\d{2,4})?$/;

const schemes: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);
/** URL parsers drop some of these characters or read a backslash as a slash, so that the visible and the opened address differ. */
const deceptive = /[\s\\]/u;
/** Only the usual form is allowed, because URL parsers also read `https:name` and `https:///name` as another site. */
const webUrl = /^https?:\/\/[^/]/i;
const webScheme = /^https?:/i;
const linkSentence =
  'Bitte geben Sie eine Adresse mit https://, http://, mailto: oder tel: an, oder einen Pfad, der mit einem / oder # beginnt.';
const webUrlSentence =
  'Bitte geben Sie eine vollständige Adresse mit https:// oder http:// an, oder einen Pfad, der mit einem / beginnt.';
const imageSentence =
  'Bitte wählen Sie ein Bild aus den eigenen Bildern. Bilder von anderen Adressen werden nicht geladen.';

/** Whether a text is a safe link: web or mail address, telephone number, path or anchor of this site. */
export function isSafeLink(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > MAX_LINK_LENGTH || deceptive.test(text) || hasInvisible(text))
    return false;
  if (text.startsWith('#')) return true;
  if (text.startsWith('/')) return !text.startsWith('//');
  if (webScheme.test(text) && !webUrl.test(text)) return false;
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return schemes.has(protocol) && username === '' && password === '';
}

/** Whether a text is a path of this site or a complete http(s) address. */
export function isWebUrl(text: unknown): text is string {
  return isSafeLink(text) && (text.startsWith('/') || webUrl.test(text));
}

export function isOwnImage(text: unknown): text is string {
  return typeof text === 'string' && OWN_IMAGE.test(text);
}

/** Requires a safe link (docs/SECURITY.md E5) or an empty text, for a link without a target. */
export function IsLink(options?: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => value === '' || isSafeLink(value);
  return ValidateBy({ name: 'isLink', validator: { validate, defaultMessage: () => linkSentence } }, options);
}

/** Requires a path of this site, an http(s) address (docs/SECURITY.md E5) or an empty text. */
export function IsWebUrl(options?: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => value === '' || isWebUrl(value);
  const defaultMessage = () => webUrlSentence;
  return ValidateBy({ name: 'isWebAddress', validator: { validate, defaultMessage } }, options);
}

/** Requires the address of an uploaded image (docs/SECURITY.md E5) or an empty text. */
export function IsOwnImage(options?: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => value === '' || isOwnImage(value);
  return ValidateBy({ name: 'isOwnImage', validator: { validate, defaultMessage: () => imageSentence } }, options);
}
