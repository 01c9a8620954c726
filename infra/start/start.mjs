// @ts-check
import { launch } from './launch.mjs';
import { replicasIn } from './replicas-option.mjs';

/**
 * `npm start`
 * @param {string[]} args
 * @throws {Refusal} for words it does not know
 */
export function main(args) {
  Object.assign(process.env, replicasIn(args));
  return launch();
}
