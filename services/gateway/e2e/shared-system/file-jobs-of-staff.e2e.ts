import type { AuditPage, Delivery, DeliveryPage, FileJob, StaffFileJob, StaffFileJobPage } from '@pruefer/contracts';
import { suiteFixture, until } from '@pruefer/testkit';
import { newAccount, send } from '../system/accounts.js';
import { ConsoleKeys } from '../system/console-keys.js';
import { createIbanCsv, FileCustomer } from '../system/file-jobs.js';
import { ibanNumber } from '../system/sample-ibans.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();

describe('file jobs of a customer', () => {
  const keys = suiteFixture(() => ConsoleKeys.of(system));
  const key = suiteFixture(() => keys.issue());
  const files = suiteFixture(async () => new FileCustomer(system, key.apiKey));

  const cancel = (keyId: string, { id }: Pick<FileJob, 'id'>) =>
    keys.call<StaffFileJob & { code?: string }>('POST', `/${keyId}/jobs/${id}/cancel`);

  it('C15: are listed and cancelled by staff, who read nothing of their files', async () => {
    const job = await files.send(createIbanCsv(7));
    const { body } = await keys.call<StaffFileJobPage>('GET', `/${key.id}/jobs`);
    expect(body).toMatchObject({ total: 1, items: [{ id: job.id, state: 'ready', rows: 7, price: 7, counts: null }] });
    expect(JSON.stringify(body)).not.toContain(ibanNumber(0));
    expect((await cancel(key.id, job)).body).toMatchObject({ state: 'cancelled' });
    const { body: seen } = await files.call('GET', `/${job.id}`);
    expect([seen.state, seen.failure]).toEqual(['cancelled', 'Der Auftrag wurde vom Betreiber abgebrochen.']);
    expect((await cancel(key.id, job)).body.code).toBe('file_job_state');
    const admin = await newAccount(system, 'admin');
    const path = `/api/admin/audit?action=file-job.cancelled&target=${job.id}`;
    const { body: audit } = await send<AuditPage>(system, 'GET', path, { token: admin.token });
    expect(audit.entries).toMatchObject([
      { target: job.id, targetName: 'kunden.csv', details: { name: 'kunden.csv', apiKeyId: key.id } },
    ]);
  });

  it('C15: are those of the key alone', async () => {
    const other = await keys.issue();
    const job = await files.send(createIbanCsv(2));
    expect((await keys.call<StaffFileJobPage>('GET', `/${other.id}/jobs`)).body.total).toBe(0);
    expect((await cancel(other.id, job)).body.code).toBe('file_job_unknown');
    expect((await cancel('nobody', job)).body.code).toBe('key_id_unknown');
    expect((await cancel(key.id, { id: 'x' })).body.code).toBe('invalid_request');
    expect((await files.call('GET', `/${job.id}`)).body.state).toBe('ready');
  });

  it('tell the webhook of the contract that they have ended', async () => {
    const webhookUrl = `https://localhost:${new URL(system.url).port}/`;
    await keys.call('PUT', `/${key.id}/alert-settings`, { webhookUrl });
    const job = await files.send(`${createIbanCsv(3)}\r\nleer;;1,00`);
    await files.start(job.id);
    await files.settled(job.id);
    const deliveries = async () =>
      (await keys.call<DeliveryPage>('GET', `/${key.id}/deliveries`)).body.items.filter(
        ({ jobId }) => jobId === job.id,
      );
    const isTried = ({ state }: Delivery) => state === 'failed';
    await until('it was tried', async () => (await deliveries()).some(isTried), 15_000);
    const [delivery, ...others] = await deliveries();
    expect([delivery, others]).toMatchObject([{ channel: 'webhook', target: webhookUrl, threshold: null }, []]);
    const [stored] = await system.rows<{ job: object }>('SELECT job FROM keys.delivery WHERE id = $1', [delivery!.id]);
    const counts = { rows: 4, valid: 3, invalid: 0, failed: 1, charged: 3 };
    expect(stored!.job).toMatchObject({ id: job.id, state: 'finished_with_errors', ...counts });
    await keys.call('POST', `/${key.id}/deliveries/${delivery!.id}/resend`);
    expect(await deliveries()).toHaveLength(2);
  });
});

it('A6: a file that is registered again with its Idempotency-Key is the same job', async () => {
  const files = await FileCustomer.withQuota(system);
  const register = (bytes: number) =>
    files.call('POST', '', { kind: 'validate', name: 'a.csv', bytes }, { 'idempotency-key': 'upload-7' });
  const [first, again, other] = [await register(10), await register(10), await register(11)];
  expect([again.body.id, again.headers.get('idempotency-replayed')]).toEqual([first.body.id, 'true']);
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  expect((await files.call('GET', '')).body).toMatchObject({ total: 1 });
});
