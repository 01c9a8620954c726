// @ts-check
import { runServiceCommand } from './service-command.mjs';
import { makeWholeBackup } from './whole-backup/make.mjs';

/**
 * `npm run backup [-- DATEI|ORDNER]`: has a backup made of the system that runs; `-- --whole [ORDNER]`: of its PostgreSQL as a whole.
 * @param {string[]} args
 */
export const main = ([first, ...others]) =>
  first === '--whole'
    ? makeWholeBackup(others)
    : runServiceCommand(
        'worker',
        'worker',
        ['make', ...(first === undefined ? [] : [first, ...others])],
        'backup-cli.js',
      );
