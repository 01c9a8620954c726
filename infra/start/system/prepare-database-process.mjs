// This is a separate process, so that the launcher stays small and independent of the product's packages. One process migrates all
// schemas, because loading the packages takes longer than the migrations.
import { createDatabase, provisionDatabase } from '@pruefer/platform/provision';

const { DATABASE_URL = '', ROLE_PASSWORDS = '{}', MIGRATIONS = '[]' } = process.env;
/** @type {{ program: string, ownerUrl: string }[]} */
const migrations = JSON.parse(MIGRATIONS);

/**
 * @param {string} suffix of the database's name
 */
async function prepare(suffix) {
  await provisionDatabase(withSuffix(DATABASE_URL, suffix), JSON.parse(ROLE_PASSWORDS));
  for (const { program, ownerUrl } of migrations) {
    process.env['DATABASE_OWNER_URL'] = withSuffix(ownerUrl, suffix);
    // Node runs a module again only if its address differs, so each database adds its suffix to the address.
    await import(`${program}?${suffix}`);
  }
}

/** @param {string} url @param {string} suffix */
function withSuffix(url, suffix) {
  const databaseUrl = new URL(url);
  databaseUrl.pathname += suffix;
  return databaseUrl.href;
}

await prepare('');
// The database of restore drills. Without the right to create it only the drills fail, with a message.
try {
  const drill = '_drill';
  await createDatabase(DATABASE_URL, decodeURIComponent(new URL(withSuffix(DATABASE_URL, drill)).pathname.slice(1)));
  await prepare(drill);
} catch (error) {
  process.stdout.write(`no database for drills: ${/** @type {Error} */ (error).message}\n`);
}
