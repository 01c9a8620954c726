import { withDatabase } from '../shared/database.mjs';

/** After all suites of one run of Jest: closes the browser that they shared and drops the databases that they copied. */
async function closeSuites() {
  const { browserOfSuites } = /** @type {{ browserOfSuites?: Promise<import('playwright-core').Browser> }} */ (
    globalThis
  );
  await (await browserOfSuites)?.close();
  await dropTemplates();
}

async function dropTemplates() {
  const server = process.env['TEST_POSTGRES_URL'];
  if (!server) return;
  const select = 'SELECT datname FROM pg_database WHERE starts_with(datname, $1)';
  await withDatabase(server, async (client) => {
    const { rows } = await client.query(select, [`template_${process.pid}_`]);
    for (const { datname } of rows) await client.query(`DROP DATABASE ${client.escapeIdentifier(datname)}`);
  });
}

export { closeSuites as default };
