// @ts-check
import { parseArgs } from 'node:util';
import { Refusal } from '../base/refusal.mjs';
import { launch } from '../system/launch.mjs';

const USAGE = 'Aufruf: npm start -- [--replicas validation=3,gateway=2]';
/** The variables that say the same. @type {Record<string, string>} */
const variables = { validation: 'VALIDATION_REPLICAS', gateway: 'GATEWAY_REPLICAS' };

/**
 * Parses the number of processes per service from the command line.
 * @param {string[]} args
 * @returns {Record<string, string>} variables; whether the numbers are right is judged with the others
 * @throws {Refusal} for another option, or a service of which there is one alone
 */
export function replicasIn(args) {
  return Object.fromEntries(
    wishesIn(args).map((wish) => {
      const [service = '', count = ''] = wish.split('=');
      const variable = variables[service];
      if (variable === undefined || count === '') throw new Refusal(`${wish} ist nicht zu verstehen. ${USAGE}`);
      return [variable, count];
    }),
  );
}

/** @param {string[]} args */
function wishesIn(args) {
  try {
    const { values } = parseArgs({ args, options: { replicas: { type: 'string' } } });
    return values.replicas === undefined ? [] : values.replicas.split(',');
  } catch {
    throw new Refusal(`${args.join(' ')} ist nicht zu verstehen. ${USAGE}`);
  }
}

/**
 * `npm start`
 * @param {string[]} args
 * @throws {Refusal} for words it does not know
 */
export function main(args) {
  Object.assign(process.env, replicasIn(args));
  return launch();
}
