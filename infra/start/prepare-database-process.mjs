// @ts-check
// A process of its own, so that the launcher stays small and knows nothing of the product's packages; one for all
// schemas, because loading those packages takes longer than migrating.
import { provisionDatabase } from '@pruefer/platform';

const { DATABASE_URL = '', ROLE_PASSWORDS = '{}', MIGRATIONS = '[]' } = process.env;
await provisionDatabase(DATABASE_URL, JSON.parse(ROLE_PASSWORDS));
for (const { program, ownerUrl } of JSON.parse(MIGRATIONS)) {
  process.env['DATABASE_OWNER_URL'] = ownerUrl;
  await import(program);
}
