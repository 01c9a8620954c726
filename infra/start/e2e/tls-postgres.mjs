import { execFileSync } from 'node:child_process';
import { chown, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { queryRows } from '../../shared/database.mjs';
import { root } from '../../shared/folders.mjs';
import { until } from '../../shared/until.mjs';

const CERTIFICATES = join(root, 'services', 'worker', 'e2e', 'support', 'own-certificate.ts');
const FILES = ['own.crt', 'own.key'];

/**
 * Switches TLS on in a test's PostgreSQL, with a self-signed certificate. Connections without TLS still work.
 * @param {string} url of a superuser
 * @param {string} folder of the test's own, for the authority's file
 * @returns {Promise<{ url: string, authority: string, stop: () => Promise<void> }>} an address that requires a trusted certificate, and the
 *   file with that certificate
 */
export async function tlsPostgres(url, folder) {
  const { key, cert } = ownCertificate();
  const data = (await queryRows(url, 'SHOW data_directory'))[0]?.data_directory;
  const { uid, gid } = await stat(data);
  for (const [name, content] of Object.entries({ 'own.crt': cert, 'own.key': key })) {
    await writeFile(join(data, name), content, { mode: 0o600 });
    await chown(join(data, name), uid, gid);
  }
  await queryRows(url, `ALTER SYSTEM SET ssl_cert_file = 'own.crt'`);
  await queryRows(url, `ALTER SYSTEM SET ssl_key_file = 'own.key'`);
  await switchTls(url, 'on');
  const authority = join(folder, 'authority.pem');
  await writeFile(authority, cert);
  const secured = new URL(url);
  secured.hostname = 'localhost';
  secured.searchParams.set('sslmode', 'verify-full');
  const stop = async () => {
    await switchTls(url, 'off');
    for (const name of FILES) await rm(join(data, name), { force: true });
  };
  return { url: secured.href, authority, stop };
}

/** @param {string} url @param {'on' | 'off'} value */
async function switchTls(url, value) {
  await queryRows(url, `ALTER SYSTEM SET ssl = ${value}`);
  await queryRows(url, 'SELECT pg_reload_conf()');
  await until(async () => (await queryRows(url, 'SHOW ssl'))[0]?.ssl === value, 10_000);
}

/** @returns {{ key: string, cert: string }} for `localhost`, PEM */
function ownCertificate() {
  const program = `const { ownCertificate } = await import(${JSON.stringify(CERTIFICATES)});
    console.log(JSON.stringify(ownCertificate('localhost')));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }));
}
