// @ts-check
import { runServiceCommand } from './service-command.mjs';

/**
 * `npm run registry -- …`: the worker's command line for releases of the IBAN registry.
 * @param {string[]} args
 */
export const main = (args) => runServiceCommand('worker', 'worker', args, 'registry-cli.js');
