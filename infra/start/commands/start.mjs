// @ts-check
import { launch } from '../system/launch.mjs';
import { replicasIn } from '../settings/replicas-option.mjs';

/**
 * `npm start`
 * @param {string[]} args
 * @throws {Refusal} for words it does not know
 */
export function main(args) {
  Object.assign(process.env, replicasIn(args));
  return launch();
}
