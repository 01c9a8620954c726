// @ts-check
import { runServiceCommand } from './service-command.mjs';

/**
 * `npm run keys -- …`: keys-service's command line.
 * @param {string[]} args
 */
export const main = (args) => runServiceCommand('keys', 'keys-service', args);
