import { Problem, textIn } from '@pruefer/contracts';
import { CommanderError } from 'commander';
import { ConfigError } from '../config/config.js';

export interface CommandLine {
  readonly name: string;
  /** The option for each field of the input, for error messages. */
  readonly optionOf: Readonly<Record<string, string>>;
}

const misuses: Readonly<Record<string, string>> = {
  'commander.unknownOption': 'Diese Option gibt es nicht.',
  'commander.unknownCommand': 'Diesen Befehl gibt es nicht.',
  'commander.optionMissingArgument': 'Hinter einer Option fehlt ihr Wert.',
  'commander.excessArguments': 'Das sind zu viele Angaben. Texte mit Leerzeichen gehören in Anführungszeichen.',
};

/** German lines about an error of a command, for the operator. */
export function describeFailure(error: unknown, { name, optionOf }: CommandLine): string[] {
  if (error instanceof CommanderError)
    return [misuses[error.code] ?? 'Der Aufruf ist nicht vollständig.', `Hilfe: npm run ${name} -- --help`];
  if (error instanceof ConfigError) return ['Die Umgebung ist nicht vollständig. Läuft das System?', error.message];
  if (!(error instanceof Problem)) return ['Die Datenbank ist nicht erreichbar. Läuft das System?'];
  const { errors = [] } = error.details;
  const problems = errors.map(({ field, message }) => ({ field, message: textIn(message, 'de') }));
  const lines = problems.map(({ field, message }) => `${optionOf[field] ?? field}: ${message}`);
  // A validation error is reported by field; any other problem has its own sentence, unless a field error repeats it.
  const isSaid = error.code === 'invalid_request' || problems.some(({ message }) => message === error.message);
  return isSaid && lines.length > 0 ? lines : [error.message, ...lines];
}
