// @ts-check
import { runServiceCommand } from './service-command.mjs';
import { restoreWholeBackup } from './whole-backup/restore.mjs';

/**
 * `npm run restore -- FILE`: the worker's command line that restores a backup; `-- --whole ORDNER`: a whole backup in a new data folder.
 * @param {string[]} args
 */
export const main = (args) =>
  args.includes('--whole') ? restoreWholeBackup(args) : runServiceCommand('worker', 'worker', args, 'restore-cli.js');
