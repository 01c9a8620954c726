// @ts-check
import { runServiceCommand } from './service-command.mjs';

/**
 * `npm run restore -- FILE`: the worker's command line that restores a backup.
 * @param {string[]} args
 */
export const main = (args) => runServiceCommand('worker', 'worker', args, 'restore-cli.js');
