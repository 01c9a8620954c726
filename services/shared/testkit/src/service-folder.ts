import { fileURLToPath } from 'node:url';

/** Services that tests can migrate or start as separate processes. */
export type ServiceFolder =
  'gateway' | 'validation-service' | 'keys-service' | 'auth-service' | 'cms-service' | 'log-service' | 'worker';

/** A built file of a service. */
export function builtFile(
  service: ServiceFolder,
  file:
    | 'main.js'
    | 'migrate.js'
    | 're-encrypt.js'
    | 'migrate-jobs.js'
    | 'cli.js'
    | 'backup-cli.js'
    | 'banks-cli.js'
    | 'registry-cli.js'
    | 'first-admin.js',
): string {
  return fileURLToPath(new URL(`../../../${service}/dist/${file}`, import.meta.url));
}
