import { hashOfApiKey } from '@pruefer/platform';
import { until } from '@pruefer/testkit';
import { settledAccounts } from '../system/books.js';
import { createIbanCsv, FileCustomer } from '../system/file-jobs.js';
import { ibanNumber, VALID_IBANS } from '../system/sample-ibans.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();

const ROWS = 2_345;

describe('a file of a customer', () => {
  it('C15: is read, charged, checked and logged, each row once, and comes back in its own form', async () => {
    const files = await FileCustomer.withQuota(system);
    const job = await files.send(`${createIbanCsv(ROWS)}\r\nleer;;2,00\r\n`);
    expect(job).toMatchObject({
      state: 'ready',
      preflight: {
        rows: ROWS + 1,
        rejected: 1,
        price: ROWS,
        reading: { format: 'csv', delimiter: ';', encoding: 'utf-8', hasHeader: true, ibanColumn: 'IBAN' },
        rejectedLines: [{ line: ROWS + 2, reason: 'no_iban' }],
      },
      available: 10_000,
    });
    expect(job.preflight!.preview).toHaveLength(5);
    expect((await files.start(job.id)).body).toMatchObject({ state: 'running', available: 10_000 - ROWS });
    const ended = await files.settled(job.id);
    const { valid, invalid, ...counts } = ended.counts!;
    expect([ended.state, ended.done, valid + invalid, counts]).toEqual([
      'finished_with_errors',
      ROWS + 1,
      ROWS,
      { failed: 1, charged: ROWS },
    ]);
    const [head, ...lines] = (await files.download(job.id)).trimEnd().split('\r\n');
    expect(head).toBe('\uFEFF"Kunde";"IBAN";"Betrag";"Gültig";"IBAN";"Land";"BIC";"Bank";"Grund"');
    expect(lines).toHaveLength(ROWS);
    expect(lines.every((line, n) => line.startsWith(`"K${n}";"${ibanNumber(n)}";"1,50";`))).toBe(true);
    expect(lines.filter((line) => line.includes(';"ja";"'))).toHaveLength(valid);
    expect(await files.download(job.id, 'errors')).toContain(`${ROWS + 2};"In dieser Zeile steht keine IBAN."`);
    expect(await settledAccounts(system, [files.key])).toEqual([{ used: ROWS, logged: ROWS }]);
    const [log] = await system.rows<{ rows: string; requests: string }>(
      `SELECT count(*) AS rows, sum(count) AS requests FROM logs.requests WHERE request_id = $1 AND channel = 'file'`,
      [job.id],
    );
    expect([Number(log!.rows), Number(log!.requests)]).toEqual([ROWS, 3]);
  });

  it('gets the verdicts of single checks, in NDJSON and SEPA files too', async () => {
    const files = await FileCustomer.withQuota(system);
    const items = [VALID_IBANS[0], 'DE88370400440532013000'].map((iban, n) =>
      JSON.stringify({ iban, reference: `r${n}` }),
    );
    const json = await files.send(`${items.join('\n')}\n{"iban":""}\n`, 'liste.ndjson');
    await files.start(json.id);
    await files.settled(json.id);
    const lines = (await files.download(json.id))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(lines).toMatchObject([
      { line: 1, reference: 'r0', valid: true, iban: VALID_IBANS[0] },
      {
        line: 2,
        reference: 'r1',
        valid: false,
        reason: 'Die Prüfziffern stimmen nicht. Meist ist eine Stelle falsch oder vertauscht.',
      },
    ]);
    const pain = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn><PmtInf><CdtTrfTxInf>
      <PmtId><EndToEndId>E-1</EndToEndId></PmtId><Cdtr><Nm>Geheim</Nm></Cdtr><CdtrAcct><Id><IBAN>${VALID_IBANS[0]}</IBAN></Id></CdtrAcct>
      </CdtTrfTxInf></PmtInf></CstmrCdtTrfInitn></Document>`;
    const sepa = await files.send(pain, 'sepa.xml');
    await files.start(sepa.id);
    expect(await files.settled(sepa.id)).toMatchObject({
      state: 'succeeded',
      preflight: { reading: { format: 'pain.001' } },
    });
    const result = await files.download(sepa.id);
    expect(JSON.parse(result)).toMatchObject({ line: 1, reference: 'E-1', valid: true });
    expect(result).not.toContain('Geheim');
  });

  it('waits for the customer where several columns hold IBANs', async () => {
    const files = await FileCustomer.withQuota(system);
    const rows = VALID_IBANS.slice(0, 2).map((iban) => `${VALID_IBANS[4]},${iban}`);
    const job = await files.send(['Von,An', ...rows].join('\n'));
    expect(job.preflight).toMatchObject({ price: 0, reading: { ibanColumn: null, ibanColumns: ['Von', 'An'] } });
    expect((await files.start(job.id)).body).toMatchObject({ code: 'file_job_state' });
    const read = await files.reread(job.id, { ibanColumn: 'An' });
    expect(read.preflight).toMatchObject({ price: 2, preview: [{ iban: VALID_IBANS[0] }, { iban: VALID_IBANS[1] }] });
    const unknown = await files.reread(job.id, { ibanColumn: 'Konto' });
    expect(unknown).toMatchObject({ state: 'ready', preflight: { price: 2 } });
    expect(unknown.failure).toContain('keine Spalte „Konto“');
  });

  it('C15: is charged as a whole or not at all, and a repeated start once', async () => {
    const files = await FileCustomer.withQuota(system, 60);
    const job = await files.send(createIbanCsv(50));
    const starts = await Promise.all([1, 2, 3].map(() => files.start(job.id)));
    expect(starts.map(({ status }) => status)).toEqual([200, 200, 200]);
    const second = await files.send(createIbanCsv(11));
    expect((await files.start(second.id)).body).toMatchObject({
      code: 'quota_insufficient',
      needed: 11,
      available: 10,
    });
    await files.settled(job.id);
    expect(await settledAccounts(system, [files.key])).toEqual([{ used: 50, logged: 50 }]);
  });

  it('C15: gives back what a cancelled job has not checked', async () => {
    const files = await FileCustomer.withQuota(system, 100_000);
    const job = await files.send(createIbanCsv(60_000));
    await files.start(job.id);
    await until('rows are checked', async () => (await files.call('GET', `/${job.id}`)).body.done > 0, 30_000, 20);
    expect((await files.call('GET', `/${job.id}/result`)).body.code).toBe('file_job_state');
    expect((await files.call('DELETE', `/${job.id}`)).body.code).toBe('file_job_state');
    await files.call('POST', `/${job.id}/cancel`);
    const { state, counts } = await files.settled(job.id);
    expect([state, counts!.charged < 60_000, counts!.charged]).toEqual([
      'cancelled',
      true,
      counts!.valid + counts!.invalid,
    ]);
    expect(await settledAccounts(system, [files.key])).toEqual([{ used: counts!.charged, logged: counts!.charged }]);
    expect((await files.download(job.id)).trimEnd().split('\r\n')).toHaveLength(counts!.charged + 1);
    expect((await files.call('DELETE', `/${job.id}`)).status).toBe(200);
    expect((await files.call('GET', `/${job.id}`)).body.code).toBe('file_job_unknown');
  });

  it('C15: gives back all of a job that is cancelled while it waits for another', async () => {
    const files = await FileCustomer.withQuota(system, 100_000);
    const [running, waiting] = [await files.send(createIbanCsv(40_000)), await files.send(createIbanCsv(50))];
    for (const { id } of [running, waiting]) await files.start(id);
    await files.call('POST', `/${waiting.id}/cancel`);
    const { state, done } = (await files.call('GET', `/${running.id}`)).body;
    expect([state, done < 40_000]).toEqual(['running', true]);
    expect(await files.settled(waiting.id)).toMatchObject({ state: 'cancelled', done: 0, counts: { charged: 0 } });
    expect((await files.settled(running.id)).counts!.charged).toBe(40_000);
  });

  it('C15: ends with the refusal of a key that is switched off meanwhile', async () => {
    const files = await FileCustomer.withQuota(system, 100_000);
    const job = await files.send(createIbanCsv(40_000));
    await files.start(job.id);
    await system.rows('UPDATE keys.key SET is_active = false WHERE hash = $1', [hashOfApiKey(files.key)]);
    const state = async () =>
      (await system.rows<{ state: string }>('SELECT state FROM jobs.file_job WHERE id = $1', [job.id]))[0]!.state;
    await until('the job ends', async () => (await state()) === 'failed', 30_000, 100);
    const [account] = await settledAccounts(system, [files.key]);
    expect(account!.used).toBeLessThan(40_000);
  });

  it('costs nothing with a test key', async () => {
    const key = await system.issueKey('Testkunde', 1_000, '--test');
    const files = new FileCustomer(system, key);
    const job = await files.send('IBAN\nDE23999999000000000001\nDE24999999000000000001\n');
    expect(job).toMatchObject({ preflight: { price: 2 }, available: null });
    await files.start(job.id);
    expect(await files.settled(job.id)).toMatchObject({ counts: { valid: 1, invalid: 1, charged: 0 } });
  });
});
