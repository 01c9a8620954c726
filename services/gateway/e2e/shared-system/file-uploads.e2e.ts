import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createFileJob, MAX_OPEN_FILE_JOBS, MAX_PIECE_BYTES } from '@pruefer/contracts';
import { hashOfApiKey } from '@pruefer/platform';
import { isLong } from '@pruefer/testkit';
import { createIbanCsv, FileCustomer } from '../system/file-jobs.js';
import { ibanNumber, VALID_IBANS } from '../system/sample-ibans.js';
import { seedKeys } from '../system/seed-keys.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();

describe('C15: a file', () => {
  it('is uploaded in pieces that are resumed where the last one ended', async () => {
    const files = await FileCustomer.withQuota(system);
    const content = Buffer.from(createIbanCsv(50));
    const { body: job } = await files.register(content.length);
    const state = () => files.call('HEAD', `/${job.id}/file`);
    expect((await state()).headers.get('upload-offset')).toBe('0');
    expect((await files.upload(job.id, content.subarray(10, 20), 10)).body.code).toBe('upload_offset');
    expect((await files.call('PATCH', `/${job.id}/file`, content.subarray(0, 9))).body.code).toBe('invalid_request');
    const twice = await Promise.all([0, 0].map((offset) => files.upload(job.id, content.subarray(0, 701), offset)));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { headers } = await state();
    expect(['upload-offset', 'upload-length', 'tus-resumable'].map((name) => headers.get(name))).toEqual([
      '701',
      String(content.length),
      '1.0.0',
    ]);
    const beyond = await files.upload(job.id, Buffer.concat([content.subarray(701), Buffer.from('x')]), 701);
    expect([beyond.status, beyond.body.code]).toEqual([413, 'body_too_large']);
    expect((await files.start(job.id)).body.code).toBe('file_job_state');
    expect((await files.upload(job.id, content.subarray(701), 701)).status).toBe(200);
    expect(await files.settled(job.id)).toMatchObject({ state: 'ready', preflight: { rows: 50, rejected: 0 } });
    expect((await files.upload(job.id, content, 0)).body.code).toBe('file_job_state');
  });
});

describe('C15: a large file', () => {
  const CUTS = 10;
  const BYTES = isLong ? 1_000_000_000 : 30_000_000;
  const LINE_BYTES = 1_000;
  const line = `${VALID_IBANS[0]};`.padEnd(LINE_BYTES - 1, 'x');
  const lines = Buffer.from(`${line}\n`.repeat((2 * MAX_PIECE_BYTES) / LINE_BYTES + 1));
  const pieceAt = (offset: number) =>
    lines.subarray(offset % LINE_BYTES).subarray(0, Math.min(MAX_PIECE_BYTES, BYTES - offset));

  /** Sends half of a piece and closes the connection. */
  async function cut(files: FileCustomer, id: string, offset: number): Promise<void> {
    const piece = pieceAt(offset);
    const upload = request(`${system.url}${createFileJob.path}/${id}/file`, {
      method: 'PATCH',
      headers: {
        'x-api-key': files.key,
        'content-type': 'application/offset+octet-stream',
        'content-length': piece.length,
        'upload-offset': offset,
      },
    });
    upload.on('error', () => undefined);
    upload.write(piece.subarray(0, piece.length / 2), () => upload.destroy());
    await new Promise((resolve) => upload.once('close', resolve));
  }

  it('is uploaded although its connection is cut ten times', async () => {
    const files = await FileCustomer.withQuota(system);
    const { body: job } = await files.register(BYTES);
    const received = async () => Number((await files.call('HEAD', `/${job.id}/file`)).headers.get('upload-offset'));
    let cuts = 0;
    for (let offset = 0; offset < BYTES; offset = await received()) {
      if (offset >= (cuts * BYTES) / CUTS) {
        cuts++;
        await cut(files, job.id, offset);
        expect(await received()).toBe(offset);
      }
      expect((await files.upload(job.id, pieceAt(offset), offset)).status).toBe(200);
    }
    const { state, preflight } = await files.settled(job.id, 300_000);
    expect([cuts, state, preflight?.rows, preflight?.rejected]).toEqual([CUTS, 'ready', BYTES / LINE_BYTES, 0]);
    await files.call('DELETE', `/${job.id}`);
  }, 600_000);
});

describe('C15: file jobs of others', () => {
  it('are unknown, whatever is asked', async () => {
    const [files, other] = [await FileCustomer.withQuota(system), await FileCustomer.withQuota(system)];
    const job = await files.send(createIbanCsv(3));
    const asked = [
      other.call('GET', `/${job.id}`),
      other.call('HEAD', `/${job.id}/file`),
      other.upload(job.id, Buffer.from('x'), 0),
      other.start(job.id),
      other.call('POST', `/${job.id}/cancel`),
      other.call('POST', `/${job.id}/preflight`, {}),
      other.call('GET', `/${job.id}/result`),
      other.call('DELETE', `/${job.id}`),
      files.call('GET', `/${randomUUID()}`),
    ];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 404));
    expect((await other.call('GET', '')).body).toMatchObject({ total: 0, items: [] });
    expect((await files.call('GET', '')).body).toMatchObject({ total: 1, items: [{ id: job.id }] });
  });

  it('are shared by the keys of a contract', async () => {
    const files = await FileCustomer.withQuota(system);
    const job = await files.send(createIbanCsv(3));
    const [key = ''] = await seedKeys(system, 1, 1);
    await system.rows(
      `UPDATE keys.key SET contract_id = (SELECT contract_id FROM keys.key WHERE hash = $1) WHERE hash = $2`,
      [hashOfApiKey(files.key), hashOfApiKey(key)],
    );
    expect((await new FileCustomer(system, key).call('GET', `/${job.id}`)).status).toBe(200);
  });
});

describe('C15: what a customer sends', () => {
  it.each([
    ['tabelle.xlsx', 10, 415, 'file_format_unsupported'],
    ['', 10, 400, 'invalid_request'],
    ['leer.csv', 0, 400, 'invalid_request'],
    ['zu-gross.csv', 1_000_000_001, 400, 'invalid_request'],
  ])('is refused: %s of %i bytes', async (name, bytes, status, code) => {
    const answer = await (await FileCustomer.withQuota(system)).register(bytes, name);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it.each([
    ['PK\u0003\u0004[Content_Types].xml', 'Excel'],
    ['%PDF-1.7', 'PDF'],
    ['<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>', 'XML'],
    ['Name;Ort\nAnna;Köln\n', 'keine Spalte mit IBANs'],
    [' \n \n', 'keine Zeilen'],
  ])('is answered with a sentence: %j', async (content, sentence) => {
    const job = await (await FileCustomer.withQuota(system)).send(content, '../../etc/passwd');
    expect([job.state, job.name]).toEqual(['failed', '../../etc/passwd']);
    expect(job.failure).toContain(sentence);
  });

  it('is limited to ten open jobs', async () => {
    const files = await FileCustomer.withQuota(system);
    const answers = await Promise.all(Array.from({ length: MAX_OPEN_FILE_JOBS + 2 }, () => files.register(10)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_OPEN_FILE_JOBS);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.map(({ body }) => body.code)).toEqual(['too_many_file_jobs', 'too_many_file_jobs']);
  });

  it('is kept encrypted', async () => {
    const files = await FileCustomer.withQuota(system);
    const job = await files.send(createIbanCsv(2_000));
    const folder = `${system.dataDir}/backups/customer-files`;
    const stored = await readFile(`${folder}/${job.id}.upload`);
    expect(stored.includes(ibanNumber(0))).toBe(false);
  });
});
