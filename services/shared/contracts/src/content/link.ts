import { ValidateBy, type ValidationOptions } from 'class-validator';
import { hasInvisible } from '../invisible.js';

const MAX_LINK_LENGTH = 2_000;
/** Path of an image of this installation, up to its query. */
const OWN_IMAGE = /^\/api\/content\/images\/[0-9a-f-]{36}(?:\/share\.jpg)?(?:\?width=\d{2,4})?$/;

const schemes: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);
/** A URL's reader leaves some of these out or takes a backslash for a slash: people would read another address than is opened. */
const deceptive = /[\s\\]/u;
/** A URL's reader takes `https:name` and `https:///name` for addresses of another site; only the form that people know is allowed. */
const webAddress = /^https?:\/\/[^/]/i;
const webScheme = /^https?:/i;
const linkSentence =
  'Bitte geben Sie eine Adresse mit https://, http://, mailto: oder tel: an, oder einen Pfad, der mit einem / oder # beginnt.';
const webAddressSentence =
  'Bitte geben Sie eine vollständige Adresse mit https:// oder http:// an, oder einen Pfad, der mit einem / beginnt.';
const imageSentence =
  'Bitte wählen Sie ein Bild aus den eigenen Bildern. Bilder von anderen Adressen werden nicht geladen.';

/** Whether a text may be opened by a click: a web or mail address, a telephone number, a path or an anchor of this site. */
export function isSafeLink(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > MAX_LINK_LENGTH || deceptive.test(text) || hasInvisible(text))
    return false;
  if (text.startsWith('#')) return true;
  if (text.startsWith('/')) return !text.startsWith('//');
  if (webScheme.test(text) && !webAddress.test(text)) return false;
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return schemes.has(protocol) && username === '' && password === '';
}

/** Whether a text is the address of a page or a picture: a path of this site, or a whole http(s) address. */
export function isWebAddress(text: unknown): text is string {
  return isSafeLink(text) && (text.startsWith('/') || webAddress.test(text));
}

/** Whether a link leads to another site: it is then given `rel="noopener noreferrer"`. */
export function isForeignLink(link: string): boolean {
  return !link.startsWith('/') && !link.startsWith('#');
}

export function isOwnImage(text: unknown): text is string {
  return typeof text === 'string' && OWN_IMAGE.test(text);
}

/** Wants a link that may be opened (docs/SECURITY.md E5); an empty text is one that leads nowhere yet. */
export function IsLink(options?: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => value === '' || isSafeLink(value);
  return ValidateBy({ name: 'isLink', validator: { validate, defaultMessage: () => linkSentence } }, options);
}

/** Wants a path of this site or an http(s) address (docs/SECURITY.md E5); an empty text is none. */
export function IsWebAddress(options?: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => value === '' || isWebAddress(value);
  const defaultMessage = () => webAddressSentence;
  return ValidateBy({ name: 'isWebAddress', validator: { validate, defaultMessage } }, options);
}

/** Wants the address of an uploaded image (docs/SECURITY.md E5); an empty text is none. */
export function IsOwnImage(options?: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => value === '' || isOwnImage(value);
  return ValidateBy({ name: 'isOwnImage', validator: { validate, defaultMessage: () => imageSentence } }, options);
}
