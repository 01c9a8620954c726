// @ts-check
import { runServiceCommand } from './service-command.mjs';

/**
 * `npm run users -- …`: auth-service's command line.
 * @param {string[]} args
 */
export const main = (args) => runServiceCommand('auth', 'auth-service', args);
