// @ts-check
import { runServiceCommand } from './service-command.mjs';

/**
 * `npm run banks -- …`: the worker's command line for bank files.
 * @param {string[]} args
 */
export const main = (args) => runServiceCommand('worker', 'worker', args);
