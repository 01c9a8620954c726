import { readOptions } from '../../shared/command-options.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { launch } from '../system/launch.mjs';

const usage = 'Aufruf: npm start -- [--replicas validation=3,gateway=2]';
/** Variables with the number of processes, by service. @type {Record<string, string>} */
const variables = { validation: 'VALIDATION_REPLICAS', gateway: 'GATEWAY_REPLICAS' };

/**
 * Parses the number of processes per service from the command line.
 * @param {string[]} args
 * @returns {Record<string, string>} variables to set; their numbers are checked with the other settings
 * @throws {OperatorError} for another option, or a service that always has one process
 */
export function replicasIn(args) {
  const { replicas } = readOptions(args, { options: { replicas: { type: 'string' } }, usage });
  return Object.fromEntries(
    (replicas?.split(',') ?? []).map((wish) => {
      const [service = '', count = ''] = wish.split('=');
      const variable = variables[service];
      if (variable === undefined || count === '') throw new OperatorError(`${wish} ist nicht zu verstehen. ${usage}`);
      return [variable, count];
    }),
  );
}

/**
 * `npm start`: sets the variables of the options and launches the system.
 * @param {string[]} args
 * @throws {OperatorError} for unknown arguments
 */
export function main(args) {
  Object.assign(process.env, replicasIn(args));
  return launch();
}
