import { Problem } from '@pruefer/contracts';
import { ConfigError } from '@pruefer/platform';
import { CommanderError } from 'commander';
import { optionOf } from './keys-program.js';

const HELP = 'Hilfe: npm run keys -- --help';

/** What is said about words that the command line does not know, by commander's codes. */
const misuses: Readonly<Record<string, string>> = {
  'commander.unknownOption': 'Diese Option gibt es nicht.',
  'commander.unknownCommand': 'Diesen Befehl gibt es nicht.',
  'commander.optionMissingArgument': 'Hinter einer Option fehlt ihr Wert.',
  'commander.excessArguments': 'Das sind zu viele Angaben. Texte mit Leerzeichen gehören in Anführungszeichen.',
};

/** What the operator reads when a command fails: one line for each thing that is wrong. */
export function describeFailure(error: unknown): string[] {
  if (error instanceof CommanderError) return [misuses[error.code] ?? 'Der Aufruf ist nicht vollständig.', HELP];
  if (error instanceof ConfigError) return ['Die Umgebung ist nicht vollständig. Läuft das System?', error.message];
  if (!(error instanceof Problem)) return ['Die Datenbank ist nicht erreichbar. Läuft das System?'];
  const { errors = [] } = error.details;
  if (errors.length === 0) return [error.message];
  return errors.map(({ field, message }) => `${optionOf[field] ?? field}: ${message}`);
}
