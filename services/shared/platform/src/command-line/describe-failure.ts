import { Problem } from '@pruefer/contracts';
import { CommanderError } from 'commander';
import { ConfigError } from '../config/config.js';

/** A command line of the operator. */
export interface CommandLine {
  /** Its word in `npm run …`. */
  readonly name: string;
  /** The option that stands for each field of the input: errors name it. */
  readonly optionOf: Readonly<Record<string, string>>;
}

/** What is said about words that a command line does not know, by commander's codes. */
const misuses: Readonly<Record<string, string>> = {
  'commander.unknownOption': 'Diese Option gibt es nicht.',
  'commander.unknownCommand': 'Diesen Befehl gibt es nicht.',
  'commander.optionMissingArgument': 'Hinter einer Option fehlt ihr Wert.',
  'commander.excessArguments': 'Das sind zu viele Angaben. Texte mit Leerzeichen gehören in Anführungszeichen.',
};

/** What the operator reads when a command fails: one line for each thing that is wrong. */
export function describeFailure(error: unknown, { name, optionOf }: CommandLine): string[] {
  if (error instanceof CommanderError)
    return [misuses[error.code] ?? 'Der Aufruf ist nicht vollständig.', `Hilfe: npm run ${name} -- --help`];
  if (error instanceof ConfigError) return ['Die Umgebung ist nicht vollständig. Läuft das System?', error.message];
  if (!(error instanceof Problem)) return ['Die Datenbank ist nicht erreichbar. Läuft das System?'];
  const { errors = [] } = error.details;
  const lines = errors.map(({ field, message }) => `${optionOf[field] ?? field}: ${message}`);
  // Wrong input is said field by field; every other problem has a sentence of its own, unless a field says it already.
  const isSaid = error.code === 'invalid_request' || errors.some(({ message }) => message === error.message);
  return isSaid && lines.length > 0 ? lines : [error.message, ...lines];
}
