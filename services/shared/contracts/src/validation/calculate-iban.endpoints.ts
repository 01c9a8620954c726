import { IsDefined, IsString, MaxLength } from 'class-validator';
import { one } from '../answer.js';
import { endpoint } from '../endpoint.js';
import { checkProblems, IbanVerdict } from './validate-iban.endpoints.js';

/** What an IBAN is made of; blanks and dashes do not matter. Of several broken rules the one next to its field is named: its type before its length. */
export class CalculateIban {
  @IsDefined({ message: 'Bitte geben Sie den Ländercode an, zum Beispiel DE.' })
  @MaxLength(10)
  @IsString()
  country!: string;

  /** With the code of the branch behind it where a country has one. */
  @IsDefined({ message: 'Bitte geben Sie die Bankleitzahl oder den Bankcode an.' })
  @MaxLength(60)
  @IsString()
  bankCode!: string;

  /** With or without check digits that belong to it. */
  @IsDefined({ message: 'Bitte geben Sie die Kontonummer an.' })
  @MaxLength(60)
  @IsString()
  accountNumber!: string;
}

/** One charged check: the verdict on the calculated IBAN. Gathered into batches by the gateway like `validateIban`, instead of being forwarded. */
export const calculateIban = endpoint({
  title: 'IBAN berechnen',
  tag: 'Prüfung',
  method: 'POST',
  path: '/api/v1/ibans/calculate',
  service: 'validation',
  access: 'apiKey',
  body: CalculateIban,
  answer: one(IbanVerdict),
  problems: [...checkProblems],
});
