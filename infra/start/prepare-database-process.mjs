// @ts-check
// A process of its own, so that the launcher stays small and knows nothing of the product's packages; one for all
// schemas, because loading those packages takes longer than migrating.
import { createDatabase, provisionDatabase } from '@pruefer/platform/provision';

const { DATABASE_URL = '', ROLE_PASSWORDS = '{}', MIGRATIONS = '[]' } = process.env;
/** @type {{ program: string, ownerUrl: string }[]} */
const migrations = JSON.parse(MIGRATIONS);

/**
 * @param {string} suffix of the database's name
 */
async function prepare(suffix) {
  await provisionDatabase(named(DATABASE_URL, suffix), JSON.parse(ROLE_PASSWORDS));
  for (const { program, ownerUrl } of migrations) {
    process.env['DATABASE_OWNER_URL'] = named(ownerUrl, suffix);
    // A module is run once for each address.
    await import(`${program}?${suffix}`);
  }
}

/**
 * @param {string} url
 * @param {string} suffix
 */
function named(url, suffix) {
  const changed = new URL(url);
  changed.pathname += suffix;
  return changed.href;
}

await prepare('');
// Where backups are proven. Not every admin may create databases: then the drill says what is missing, and nothing else is.
try {
  const drill = '_drill';
  await createDatabase(DATABASE_URL, decodeURIComponent(new URL(named(DATABASE_URL, drill)).pathname.slice(1)));
  await prepare(drill);
} catch (error) {
  process.stdout.write(`no database for drills: ${/** @type {Error} */ (error).message}\n`);
}
