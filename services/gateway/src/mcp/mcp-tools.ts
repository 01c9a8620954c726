import {
  BankFacts,
  BankParams,
  calculateIban,
  CalculateIbanBody,
  type ClassOf,
  type Endpoint,
  findBank,
  IbanVerdict,
  validateIban,
  ValidateIbanBody,
} from '@pruefer/contracts';
import { checkInput } from '@pruefer/platform';
import { describeBank, describeVerdict } from './describe-answer.js';

/** The HTTP call of a tool. */
interface CallOfTool {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly payload?: object;
}

/** A tool for programs that use language models: one call of the API. */
export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Class of the arguments, with a sentence about each field. */
  readonly input: ClassOf<object>;
  readonly fields: Readonly<Record<string, string>>;
  readonly output: ClassOf<object>;
  /** Whether a call takes one check from the quota. */
  readonly isCharged: boolean;
  /** @throws Problem `invalid_request` for arguments that fit no address */
  callWith(input: object): CallOfTool;
  /** One English sentence or more about an answer, for people and for programs that read text only. */
  describe(answer: object): string;
}

interface ToolOf<Input extends object, Output extends object> extends Omit<McpTool, 'describe'> {
  readonly input: ClassOf<Input>;
  readonly fields: Readonly<Record<keyof Input & string, string>>;
  readonly output: ClassOf<Output>;
  describe(answer: Output): string;
}

function tool<Input extends object, Output extends object>(definition: ToolOf<Input, Output>): McpTool {
  return { ...definition, describe: (answer) => definition.describe(answer as Output) };
}

const CHARGED = 'Costs one check of the API key’s quota, also for an invalid IBAN.';
const COUNTRY = 'Country code of two letters (ISO 3166), for example DE.';
const BANK_CODE = 'Bank code of the country, in Germany the Bankleitzahl of 8 digits.';

export const mcpTools: readonly McpTool[] = [
  tool({
    name: 'validate_iban',
    title: 'Validate an IBAN',
    description: `Checks an IBAN: structure, check digits, national check digits, bank code and German account number. Returns the verdict with the reason, the bank and its BIC, warnings and suggestions for typing errors. ${CHARGED}`,
    input: ValidateIbanBody,
    fields: {
      iban: 'The IBAN, with or without blanks, in upper or lower case.',
      bic: 'A BIC of 8 or 11 characters to compare with the bank of the IBAN. Optional.',
    },
    output: IbanVerdict,
    isCharged: true,
    callWith: (input) => ({ method: validateIban.method, url: validateIban.path, payload: input }),
    describe: describeVerdict,
  }),
  tool({
    name: 'calculate_iban',
    title: 'Calculate an IBAN',
    description: `Makes an IBAN of a country, a bank code and an account number, and checks it like validate_iban. ${CHARGED} Parts that fit no IBAN are refused and cost nothing.`,
    input: CalculateIbanBody,
    fields: {
      country: COUNTRY,
      bankCode: `${BANK_CODE} Followed by the branch code where the country has one.`,
      accountNumber: 'Account number. Leading zeros may be missing.',
    },
    output: IbanVerdict,
    isCharged: true,
    callWith: (input) => ({ method: calculateIban.method, url: calculateIban.path, payload: input }),
    describe: describeVerdict,
  }),
  tool({
    name: 'look_up_bank',
    title: 'Look up a bank',
    description: 'Finds a bank by country and bank code: name, BIC, place, successor and the source of the data. Free.',
    input: BankParams,
    fields: { country: COUNTRY, bankCode: `${BANK_CODE} Digits and letters without blanks.` },
    output: BankFacts,
    isCharged: false,
    callWith: (input) => {
      const { country, bankCode } = checkInput(BankParams, input);
      return {
        method: findBank.method,
        url: findBank.path.replace(':country', country).replace(':bankCode', bankCode),
      };
    },
    describe: describeBank,
  }),
];
