import type { Command } from 'commander';
import { type ClassOf, CreateApiKeyBody, DEFAULT_QUOTA, TopUpBody } from '@pruefer/contracts';
import { checkInput, type CommandLine, operatorProgram } from '@pruefer/platform';

/** Actions of the commands on validated input. */
export interface KeysActions {
  issue(newApiKey: CreateApiKeyBody): Promise<void>;
  list(): Promise<void>;
  topUp(keyId: string, topUp: TopUpBody): Promise<void>;
}

/** Texts of error messages for the command and its options. */
export const keysCommandLine: CommandLine = {
  name: 'keys',
  optionOf: {
    clientName: '--client',
    clientEmail: '--email',
    language: '--language',
    quota: '--quota',
    expiresAt: '--expires',
    id: '--key',
    addedQuota: '--amount',
    orderNumber: '--order',
    invoiceNumber: '--invoice',
    notes: '--note',
  },
};

type Options = Readonly<Record<string, string | undefined>>;

/**
 * The operator's command line. The parser requires no option: the input's class validates them.
 * @throws CommanderError for unknown words, Problem for invalid input
 */
export function keysProgram(actions: KeysActions): Command {
  const program = operatorProgram('keys', 'API-Schlüssel ausstellen, anzeigen und aufbuchen');
  program
    .command('issue')
    .description('stellt einen neuen Schlüssel aus und zeigt ihn einmal')
    .option('--client <name>', 'Name des Kunden')
    .option('--email <adresse>', 'E-Mail-Adresse des Kunden')
    .option('--language <sprache>', 'Sprache der E-Mails an den Kunden: de (ohne Angabe) oder en')
    .option('--quota <anzahl>', 'Kontingent an Aufrufen')
    .option('--expires <zeitpunkt>', 'ab wann der Schlüssel abgewiesen wird (ISO 8601, ein Datum gilt ab 0 Uhr UTC)')
    .option('--test', 'ein Testschlüssel: kostet nichts und beantwortet nur die Test-IBANs')
    .action(({ client, email, language, quota, expires, test }: Options & { readonly test?: true }) =>
      actions.issue(
        parseInput(CreateApiKeyBody, {
          clientName: client,
          clientEmail: email,
          language,
          quota: quota === undefined && test ? DEFAULT_QUOTA : parseNumber(quota),
          expiresAt: expires,
          isTest: test,
        }),
      ),
    );
  program
    .command('list')
    .description('zeigt alle Schlüssel, die neuesten zuerst')
    .action(() => actions.list());
  program
    .command('top-up')
    .description('bucht Aufrufe auf den Vertrag eines Schlüssels')
    .option('--key <id>', 'Id eines Schlüssels des Vertrags')
    .option('--amount <anzahl>', 'Anzahl der Aufrufe')
    .option('--order <nummer>', 'Auftragsnummer, je Vertrag nur einmal')
    .option('--invoice <nummer>', 'Rechnungsnummer')
    .option('--note <text>', 'Notiz')
    .action(({ key = '', amount, order, invoice, note }: Options) =>
      actions.topUp(
        key,
        parseInput(TopUpBody, {
          addedQuota: parseNumber(amount),
          orderNumber: order,
          invoiceNumber: invoice,
          notes: note,
        }),
      ),
    );
  return program;
}

function parseInput<Input extends object>(Class: ClassOf<Input>, fields: Readonly<Record<string, unknown>>): Input {
  return checkInput(Class, Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)));
}

/** Accepts digits only: `Number` would also accept `1e3`, `0x10` and an empty text. */
function parseNumber(typedNumber: string | undefined): number | undefined {
  if (typedNumber === undefined) return undefined;
  return /^-?\d+$/.test(typedNumber) ? Number(typedNumber) : Number.NaN;
}
