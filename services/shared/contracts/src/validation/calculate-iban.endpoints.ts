import { IsDefined, IsString, MaxLength } from 'class-validator';
import { one } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import { checkProblems, IbanVerdict } from './validate-iban.endpoints.js';

/** Parts of an IBAN; blanks and dashes are ignored. class-validator checks the last decorator first, so the type precedes the length. */
export class CalculateIbanBody {
  @IsDefined({ message: 'Bitte geben Sie den Ländercode an, zum Beispiel DE.' })
  @MaxLength(10)
  @IsString()
  country!: string;

  /** Bank code, followed by the branch code if the country has one. */
  @IsDefined({ message: 'Bitte geben Sie die Bankleitzahl oder den Bankcode an.' })
  @MaxLength(60)
  @IsString()
  bankCode!: string;

  /** Account number, with or without national check digits. */
  @IsDefined({ message: 'Bitte geben Sie die Kontonummer an.' })
  @MaxLength(60)
  @IsString()
  accountNumber!: string;
}

/** Calculates an IBAN and returns its verdict, as one charged check. The gateway combines calls into batches like `validateIban`. */
export const calculateIban = endpoint({
  title: 'IBAN berechnen',
  tag: 'Prüfung',
  method: 'POST',
  path: '/api/v1/ibans/calculate',
  service: 'validation',
  access: 'apiKey',
  body: CalculateIbanBody,
  response: one(IbanVerdict),
  problems: [...checkProblems],
});
