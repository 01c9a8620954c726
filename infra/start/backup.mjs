// @ts-check
import { runServiceCommand } from './service-command.mjs';

/**
 * `npm run backup [-- DATEI|ORDNER]`: has a backup made of the system that runs.
 * @param {string[]} args
 */
export const main = (args) => runServiceCommand('worker', 'worker', ['make', ...args], 'backup-cli.js');
