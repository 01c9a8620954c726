// @ts-check
import { makeWholeBackup } from '../whole-backup/make.mjs';
import { restoreWholeBackup } from '../whole-backup/restore.mjs';
import { runServiceCommand } from './service-command.mjs';

/** The service and the program of each command. @type {Record<string, [name: string, folder: string, program?: string]>} */
const programs = {
  keys: ['keys', 'keys-service'],
  users: ['auth', 'auth-service'],
  content: ['cms', 'cms-service'],
  banks: ['worker', 'worker', 'banks-cli.js'],
  registry: ['worker', 'worker', 'registry-cli.js'],
  backup: ['worker', 'worker', 'backup-cli.js'],
  restore: ['worker', 'worker', 'restore-cli.js'],
};

/**
 * `npm run keys | users | content | banks | registry | backup | restore -- …`: a service's command line. With `--whole`, backup and
 * restore work on PostgreSQL as a whole.
 * @param {string[]} args
 * @param {string} command
 */
export async function main(args, command) {
  if (command === 'backup' && args[0] === '--whole') return makeWholeBackup(args.slice(1));
  if (command === 'restore' && args.includes('--whole')) return restoreWholeBackup(args);
  const [name = '', folder = '', program] = programs[command] ?? [];
  await runServiceCommand(name, folder, command === 'backup' ? ['make', ...args] : args, program);
}
