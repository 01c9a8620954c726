import { germanNumber } from '../german-number.js';

/** German sentence per class-validator constraint; `#` is replaced by the number in its English message. */
const sentences = {
  isNotEmpty: 'Bitte füllen Sie dieses Feld aus.',
  isDefined: 'Bitte füllen Sie dieses Feld aus.',
  isString: 'Bitte geben Sie einen Text ein.',
  isBoolean: 'Bitte geben Sie Ja oder Nein an.',
  isInt: 'Bitte geben Sie eine ganze Zahl ein.',
  isNumber: 'Bitte geben Sie eine Zahl ein.',
  isPositive: 'Bitte geben Sie eine Zahl größer als 0 ein.',
  min: 'Der Wert muss mindestens # sein.',
  max: 'Der Wert darf höchstens # sein.',
  minLength: 'Bitte geben Sie mindestens # Zeichen ein.',
  maxLength: 'Bitte geben Sie höchstens # Zeichen ein.',
  isEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  isUrl: 'Bitte geben Sie eine gültige Adresse ein.',
  isIp: 'Bitte geben Sie eine gültige IP-Adresse ein.',
  isUuid: 'Bitte geben Sie eine gültige Kennung an.',
  isIso8601: 'Bitte geben Sie einen gültigen Zeitpunkt an.',
  isArray: 'Bitte geben Sie eine Liste an.',
  arrayNotEmpty: 'Die Liste darf nicht leer sein.',
  arrayMaxSize: 'Die Liste darf höchstens # Einträge haben.',
  isObject: 'Bitte geben Sie ein Objekt an.',
  nestedValidation: 'Bitte geben Sie ein Objekt an.',
  unknown: 'Diese Angabe ist ungültig.',
} as const;

/** A sentence for each of these constraints, in one language. */
export type FieldSentences = Readonly<Record<keyof typeof sentences, string>>;

/** English messages of class-validator, and of Nest for a body that is not an object. */
const english = / (?:must|should) |^Validation failed /;

/** Whether a message is of class-validator itself, not a sentence of a contract. */
export function isOfLibrary(message: string): boolean {
  return english.test(message);
}

/** The sentence of a constraint, with the bound that its English message names. @param numberText writes the bound in the language */
export function describeConstraint(
  translations: FieldSentences,
  constraint: string,
  message: string,
  numberText: (number: number) => string,
): string {
  const translated: Readonly<Record<string, string>> = translations;
  const bound = /-?\d+/.exec(message)?.[0];
  return (translated[constraint] ?? translations.unknown).replace('#', bound ? numberText(Number(bound)) : '');
}

/** @param message a German message of the field is returned unchanged; of class-validator's English default only the number is used */
export function fieldSentence(constraint: string, message: string): string {
  return isOfLibrary(message) ? describeConstraint(sentences, constraint, message, germanNumber) : message;
}
