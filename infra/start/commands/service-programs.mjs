import { makeWholeBackup } from '../whole-backup/make.mjs';
import { restoreWholeBackup } from '../whole-backup/restore.mjs';
import { runServiceCommand } from './service-command.mjs';

/** The service and the program of each command. @type {Record<string, [service: string, program?: string]>} */
const programs = {
  keys: ['keys'],
  users: ['auth'],
  content: ['cms'],
  banks: ['worker', 'banks-cli.js'],
  registry: ['worker', 'registry-cli.js'],
  backup: ['worker', 'backup-cli.js'],
  restore: ['worker', 'restore-cli.js'],
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
  const [service = '', program] = programs[command] ?? [];
  await runServiceCommand(service, command === 'backup' ? ['make', ...args] : args, program);
}
