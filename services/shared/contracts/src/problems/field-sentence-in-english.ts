import { describeConstraint, type FieldSentences, isOfLibrary } from './field-sentence.js';
import { englishNumber } from '../german-number.js';

const sentences: FieldSentences = {
  isNotEmpty: 'Please fill in this field.',
  isDefined: 'Please fill in this field.',
  isString: 'Please enter a text.',
  isBoolean: 'Please enter true or false.',
  isInt: 'Please enter a whole number.',
  isNumber: 'Please enter a number.',
  isPositive: 'Please enter a number greater than 0.',
  min: 'The value must be at least #.',
  max: 'The value must be at most #.',
  minLength: 'Please enter at least # characters.',
  maxLength: 'Please enter at most # characters.',
  isEmail: 'Please enter a valid email address.',
  isUrl: 'Please enter a valid address.',
  isIp: 'Please enter a valid IP address.',
  isUuid: 'Please enter a valid id.',
  isIso8601: 'Please enter a valid time.',
  isArray: 'Please enter a list.',
  arrayNotEmpty: 'The list must not be empty.',
  arrayMaxSize: 'The list must have at most # entries.',
  isObject: 'Please enter an object.',
  nestedValidation: 'Please enter an object.',
  unknown: 'This value is invalid.',
};

/** English sentences of the fields that customers send, by the German sentence in the field's contract. */
const ownSentences: Readonly<Record<string, string>> = {
  'Bitte geben Sie den Ländercode an, zum Beispiel DE.': 'Please enter the country code, for example DE.',
  'Bitte geben Sie die Bankleitzahl oder den Bankcode an.': 'Please enter the bank code.',
  'Bitte geben Sie die Kontonummer an.': 'Please enter the account number.',
  'Bitte geben Sie den Namen der Datei an.': 'Please enter the name of the file.',
  'Die Datei darf höchstens 1.000.000.000 Bytes haben.': 'The file must have at most 1,000,000,000 bytes.',
  'Bitte geben Sie als bic einen BIC mit 8 oder 11 Stellen an, zum Beispiel COBADEFFXXX.':
    'Please enter as bic a BIC of 8 or 11 characters, for example COBADEFFXXX.',
  'Bitte geben Sie als q höchstens 60 Zeichen an.': 'Please enter as q at most 60 characters.',
  'Bitte geben Sie bic an, oder als q mindestens 3 Buchstaben oder Ziffern von Name, Ort oder Bankleitzahl.':
    'Please enter bic, or as q at least 3 letters or digits of name, place or bank code.',
  'Bitte geben Sie ein Land mit zwei Buchstaben an, zum Beispiel DE.':
    'Please enter a country of two letters, for example DE.',
  'Bitte geben Sie als since einen Tag an, den es im Kalender gibt, in der Form JJJJ-MM-TT.':
    'Please enter as since a day of the calendar, in the form YYYY-MM-DD.',
  'Bitte geben Sie eine Bankleitzahl an: Ziffern und Buchstaben ohne Leerzeichen.':
    'Please enter a bank code: digits and letters without blanks.',
  'Bitte geben Sie ein Datum (JJJJ-MM-TT) oder einen Zeitpunkt mit Zeitzone an.':
    'Please enter a date (YYYY-MM-DD) or a time with its zone.',
};

/** The English counterpart of `fieldSentence`. @returns undefined for a sentence that only staff reads */
export function fieldSentenceInEnglish(constraint: string, message: string): string | undefined {
  return isOfLibrary(message)
    ? describeConstraint(sentences, constraint, message, englishNumber)
    : ownSentences[message];
}
