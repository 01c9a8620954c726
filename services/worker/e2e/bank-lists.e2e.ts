import type { BankImport, RegistryRelease, RegistryReleases } from '@pruefer/contracts';
import { suiteFixture } from '@pruefer/testkit';
import { BankEnvironment } from './support/bank-environment.js';

const HEADING = 'T_Identification_Number;Biccode;T_Institutions_Dutch;T_Institutions_French';

describe('imports of another country’s list', () => {
  const site = suiteFixture(
    () => BankEnvironment.open(),
    (site) => site.close(),
  );

  const address = (country: string, day: string) =>
    `POST database/bank-imports/upload?validFrom=${day}&country=${country}`;
  async function uploaded(country: string, day: string, ...rows: string[]) {
    const list = Buffer.from([HEADING, ...rows, ''].join('\n'));
    return site.done(await site.started(address(country, day), list));
  }
  const belgian = async () => (await site.imports()).filter(({ country }) => country === 'BE');

  it('F4: are refused when it is not the country that was named, and when lines are wrong', async () => {
    const row = '539;MUSTBEBB;Voorbeeldbank;';
    expect(await uploaded('NL', '2020-11-01', row)).toMatchObject({
      state: 'failed',
      failureCode: 'bank_file_mismatched',
    });
    expect(await uploaded('BE', '2020-11-01', row, '54O;MUSTBEBB;Voorbeeldbank;')).toMatchObject({
      state: 'failed',
      failureCode: 'bank_file_faulty',
    });
    expect((await site.call(address('Belgien', '2020-11-01'), Buffer.from(HEADING))).status).toBe(400);
    expect(await belgian()).toEqual([]);
  });

  it('have separate comparisons and withdrawals', async () => {
    const { dataVersion: german } = await site.overview();
    expect((await uploaded('BE', '2020-11-01', '539;MUSTBEBB;Voorbeeldbank;')).result).toMatchObject({
      bankImport: { source: 'Nationale Bank van België', imported: 1, isNew: true },
    });
    expect((await uploaded('BE', '2020-11-02', '539;MUSTBE21;Voorbeeldbank;', '540;;Nog een;')).result).toMatchObject({
      bankImport: { difference: { added: 1, changed: 1, removed: 0, bicChanged: 1 } },
    });
    const [{ dataVersion }] = (await belgian()) as [BankImport];
    expect((await site.call(`POST database/bank-imports/BE/${dataVersion}/withdraw`)).status).toBe(200);
    expect((await belgian()).map(({ state }) => state)).toEqual(['withdrawn', 'inForce']);
    expect((await site.overview()).dataVersion).toBe(german);
  });

  it('F4, D8: releases of the registry are taken like lists, ask before right IBANs become wrong, and take them back', async () => {
    const file = (line: string) => Buffer.from(`country;structure;length;bank;branch;sepa;from;source\n${line}\n`);
    const upload = (content: Buffer, more = '') =>
      site.call<RegistryRelease>(`POST database/registry-releases/upload?validFrom=2026-01-01${more}`, content);
    const longer = file('BE;BE2!n4!n12!n;20;1-4;;;;Prüfung');
    expect(await upload(longer)).toMatchObject({
      status: 409,
      body: { code: 'registry_change_unconfirmed', errors: [{ field: 'BE', code: 'changed' }] },
    });
    expect(await upload(file('BE;BE2!n4!n12!n;21;1-4;;;;Prüfung'))).toMatchObject({
      status: 400,
      body: { code: 'registry_file_faulty', errors: [{ field: 'Zeile 2, length' }] },
    });
    expect((await upload(Buffer.from('Bankleitzahl'))).body.code).toBe('registry_file_unknown');
    const { status, body } = await upload(longer, '&confirmsChanges=true');
    expect([status, body]).toMatchObject([200, { state: 'inForce', countries: 89, changes: [{ country: 'BE' }] }]);
    const releases = async () => (await site.call<RegistryReleases>('GET database/registry-releases')).body;
    expect(await releases()).toMatchObject({ items: [{ version: body.version, origin: 'uploaded' }], total: 1 });
    const withdraw = () => site.call(`POST database/registry-releases/${body.version}/withdraw`);
    expect(await withdraw()).toMatchObject({ status: 200, body: { state: 'withdrawn' } });
    expect((await withdraw()).body.code).toBe('registry_release_unknown');
    const audit = `SELECT action, target FROM banks.audit WHERE action LIKE 'registry.%' ORDER BY id`;
    expect(await site.database.sql(audit)).toEqual([
      { action: 'registry.loaded', target: body.version },
      { action: 'registry.withdrawn', target: body.version },
    ]);
  });
});
