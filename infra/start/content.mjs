// @ts-check
import { runServiceCommand } from './service-command.mjs';

/**
 * `npm run content -- …`: cms-service's command line.
 * @param {string[]} args
 */
export const main = (args) => runServiceCommand('cms', 'cms-service', args);
