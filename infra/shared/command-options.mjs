import { parseArgs } from 'node:util';
import { OperatorError } from './operator-error.mjs';

/**
 * Reads the options of a command.
 * @template {import('node:util').ParseArgsOptionsConfig} Known
 * @param {string[]} args as the user typed them
 * @param {{ options: Known, usage: string }} command its options and its usage text
 * @throws {OperatorError} when an option is unknown or lacks its value
 */
export function readOptions(args, { options, usage }) {
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new OperatorError(`${args.join(' ')} ist nicht zu verstehen.\n\n${usage}`);
  }
}

/**
 * @param {string} name of the option
 * @param {string} text its value as the user typed it
 * @param {{ min: number, max: number, usage: string }} bounds of the number, and the text that explains the command
 * @returns {number} a whole one
 * @throws {OperatorError} when it is none or out of bounds
 */
export function numberWithin(name, text, { min, max, usage }) {
  const number = Number(text);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new OperatorError(`--${name} muss eine ganze Zahl von ${min} bis ${max} sein, nicht „${text}“.\n\n${usage}`);
}
