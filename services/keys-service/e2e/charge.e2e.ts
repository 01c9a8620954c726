import { suiteFixture, until } from '@pruefer/testkit';
import { createHash, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { type Charged, keysDatabase } from './support/keys-database.js';
import { refusedKeys } from './support/refused-keys.js';

const keys = suiteFixture(
  () => keysDatabase(),
  (database) => database.close(),
);

describe('keys.charge', () => {
  it('grants the requested calls and returns their contract', async () => {
    const contract = await keys.addContract(10);
    const key = await keys.addKey(contract);
    expect(await keys.charge([{ key, wanted: 3 }])).toEqual([{ contract, key_id: key, granted: 3, refusal: null }]);
    expect(await keys.readUsed(contract)).toBe(3);
  });

  it('C4: grants the remaining quota and no more', async () => {
    const contract = await keys.addContract(5);
    const key = await keys.addKey(contract);
    expect((await keys.charge([{ key, wanted: 8 }]))[0]).toMatchObject({ granted: 5, refusal: null });
    expect((await keys.charge([{ key, wanted: 1 }]))[0]).toMatchObject({ granted: 0, refusal: null });
    expect(await keys.readUsed(contract)).toBe(5);
  });

  it('C4: the database refuses a quota below the used calls', async () => {
    const contract = await keys.addContract(5);
    await keys.charge([{ key: await keys.addKey(contract), wanted: 4 }]);
    const lower = keys.database.sql('UPDATE keys.contract SET quota = 3 WHERE id = $1', [contract]);
    await expect(lower).rejects.toThrow(/contract_used_within_quota/);
  });

  it('C6: gives the rest of a contract to the first of its keys in a batch', async () => {
    const contract = await keys.addContract(10);
    const [old, renewed] = [await keys.addKey(contract), await keys.addKey(contract)];
    const granted = await keys.charge([
      { key: old, wanted: 4 },
      { key: renewed, wanted: 8 },
      { key: old, wanted: 3, address: '203.0.113.8' },
    ]);
    expect(granted.map((row) => row.granted)).toEqual([4, 6, 0]);
    expect(await keys.readUsed(contract)).toBe(10);
  });

  it('C4: returns to each group the quota and the rest after it', async () => {
    const contract = await keys.addContract(10);
    const [old, renewed, off] = [
      await keys.addKey(contract),
      await keys.addKey(contract),
      await keys.addKey(contract, { is_active: 'false' }),
    ];
    const groups = [{ key: old, wanted: 4 }, { key: off }, { key: renewed, wanted: 5 }, { key: old, wanted: 3 }];
    const quotas = await keys.chargeAndRead([...groups, { key: 'nobody knows it' }]);
    expect(quotas.map(({ remaining }) => remaining)).toEqual([6, null, 1, 0, null]);
    expect(quotas.map(({ quota }) => quota)).toEqual([10, null, 10, 10, null]);
    expect(quotas.some(({ is_test }) => is_test)).toBe(false);
  });

  it('charges nothing to a test contract for any number of calls, and marks it', async () => {
    const contract = await keys.addContract(5);
    const key = await keys.addKey(contract);
    await keys.database.sql('UPDATE keys.contract SET is_test = true WHERE id = $1', [contract]);
    expect((await keys.charge([{ key, wanted: 1_000 }]))[0]).toMatchObject({ granted: 1_000, refusal: null });
    expect(await keys.chargeAndRead([{ key }])).toEqual([{ quota: 5, remaining: 5, is_test: true }]);
    expect(await keys.readUsed(contract)).toBe(0);
    await keys.database.sql('UPDATE keys.key SET is_active = false WHERE id = $1', [key]);
    expect((await keys.charge([{ key }]))[0]).toMatchObject({ granted: 0, refusal: 'key_inactive' });
  });

  it('keeps contracts of one batch apart, in the order of the groups', async () => {
    const [few, many] = [await keys.addContract(1), await keys.addContract(100)];
    const [fewKey, manyKey] = [await keys.addKey(few), await keys.addKey(many)];
    const granted = await keys.charge([
      { key: manyKey, wanted: 7 },
      { key: fewKey, wanted: 7 },
      { key: 'nobody knows it', wanted: 7 },
    ]);
    expect(granted.map((row) => [row.contract, row.granted])).toEqual([
      [many, 7],
      [few, 1],
      [null, 0],
    ]);
  });

  it('C5: refuses an unknown key without details', async () => {
    const [row] = await keys.charge([{ key: randomUUID() }]);
    expect(row).toEqual({ contract: null, key_id: null, granted: 0, refusal: 'key_unknown' });
  });

  it.each(refusedKeys)('C5: refuses with %s and charges nothing', async (refusal, columns) => {
    const contract = await keys.addContract(10);
    const key = await keys.addKey(contract, columns);
    expect((await keys.charge([{ key, wanted: 2 }]))[0]).toMatchObject({ contract, key_id: key, granted: 0, refusal });
    expect(await keys.readUsed(contract)).toBe(0);
  });

  it('C5: charges nothing to the contract for a refused key', async () => {
    const contract = await keys.addContract(5);
    const [off, on] = [await keys.addKey(contract, { is_active: 'false' }), await keys.addKey(contract)];
    const granted = await keys.charge([
      { key: off, wanted: 5 },
      { key: on, wanted: 5 },
    ]);
    expect(granted.map((row) => row.granted)).toEqual([0, 5]);
  });

  it.each(['198.51.100.77', '2001:db8:5::1'])('accepts an allowed address: %s', async (address) => {
    const key = await keys.addKey(await keys.addContract(10), {
      allowed_addresses: `'{198.51.100.0/24, 2001:db8::/32}'`,
    });
    expect((await keys.charge([{ key, address }]))[0]).toMatchObject({ granted: 1, refusal: null });
  });

  it('C2: 64 callers on the last 10 calls of a key get exactly 10, 50 rounds', async () => {
    for (let round = 0; round < 50; round += 1) {
      const contract = await keys.addContract(10);
      const key = await keys.addKey(contract);
      const rows = await Promise.all(Array.from({ length: 64 }, () => keys.charge([{ key }])));
      expect(rows.flat().reduce((sum, { granted }) => sum + granted, 0)).toBe(10);
      expect(await keys.readUsed(contract)).toBe(10);
    }
  });

  it('C2: uses up every contract exactly under mixed load, and grants equal usage', async () => {
    const contracts = await Promise.all(Array.from({ length: 10 }, () => keys.addContract(300)));
    const all = await Promise.all([...contracts, ...contracts].map((id) => keys.addKey(id)));
    const caller = async () => {
      const granted: Charged[] = [];
      for (let call = 0; call < 20; call += 1) {
        const groups = shuffled(all)
          .slice(0, 8)
          .map((key, index) => ({ key, wanted: 1 + (index % 3) }));
        granted.push(...(await keys.charge(groups)));
      }
      return granted;
    };
    const rows = (await Promise.all(Array.from({ length: 32 }, caller))).flat();
    for (const id of contracts) {
      const granted = rows.filter(({ contract }) => contract === id).reduce((sum, row) => sum + row.granted, 0);
      expect([granted, await keys.readUsed(id)]).toEqual([300, 300]);
    }
  });

  it('C2: parallel batches with contracts in different orders do not deadlock, 120 rounds', async () => {
    const contracts = await Promise.all(Array.from({ length: 12 }, () => keys.addContract(1_000_000)));
    const batch = (await Promise.all(contracts.map((id) => keys.addKey(id)))).map((key) => ({ key, wanted: 2 }));
    for (let round = 0; round < 120; round += 1) {
      const batches = [batch, batch.toReversed(), shuffled(batch), shuffled(batch)];
      await Promise.all(batches.map((groups) => keys.charge(groups)));
    }
    for (const contract of contracts) expect(await keys.readUsed(contract)).toBe(120 * 4 * 2);
  });

  it('C2, C4: lowering a quota while batches wait neither exceeds it nor fails them, 60 rounds', async () => {
    for (let round = 0; round < 60; round += 1) {
      const contract = await keys.addContract(50);
      const key = await keys.addKey(contract);
      const edit = (quota: number) =>
        keys.database.sql(`UPDATE keys.contract SET quota = greatest(used, ${quota}) WHERE id = ${contract}`);
      const tasks = [29, 6, 35, 8].flatMap((calls) => [
        () => keys.charge([{ key, wanted: calls }]),
        () => edit(calls + 10),
      ]);
      await Promise.all(shuffled(tasks).map((task) => task()));
      expect(await keys.readUsed(contract)).toBeLessThanOrEqual(50);
    }
  });

  it('C2: locks the contracts of a batch in the order of their ids', async () => {
    const [low, high] = [await keys.addContract(10), await keys.addContract(10)];
    const [lowKey, highKey] = [await keys.addKey(low), await keys.addKey(high)];
    // Moves the row after the other one in the heap, so that heap order and id order differ.
    await keys.database.sql('UPDATE keys.contract SET client_name = client_name WHERE id = $1', [low]);
    const charge = await whileLocked(low, async () => {
      const waiting = keys.charge([{ key: highKey }, { key: lowKey }]);
      await until('a lock wait of the batch', isWaitingForALock);
      const free = await keys.database.sql('SELECT id FROM keys.contract WHERE id = $1 FOR UPDATE SKIP LOCKED', [high]);
      expect(free).toHaveLength(1);
      return { waiting };
    });
    expect((await charge.waiting).map(({ granted }) => granted)).toEqual([1, 1]);
  });

  it('fails after the lock timeout of its role without charging', async () => {
    const contract = await keys.addContract(10);
    const key = await keys.addKey(contract);
    const charger = new Client(keys.database.url('validation', 'service'));
    await charger.connect();
    const hash = createHash('sha256').update(key).digest();
    const charging = () => charger.query('SELECT FROM keys.charge($1, $2, $3)', [[hash], [1], ['203.0.113.7']]);
    await whileLocked(contract, () => expect(charging()).rejects.toMatchObject({ code: '55P03' }));
    await charger.end();
    expect(await keys.readUsed(contract)).toBe(0);
  });

  it('is the only object of the schema that validation-service may use', async () => {
    await expect(keys.charger.query('SELECT * FROM keys.contract')).rejects.toThrow(/permission denied/);
    await expect(keys.charger.query('SELECT * FROM keys.key')).rejects.toThrow(/permission denied/);
    const acl = await keys.database.sql<{ granted: boolean }>(
      `SELECT has_function_privilege('logs_service', 'keys.charge(bytea[],int[],inet[])', 'EXECUTE') AS granted`,
    );
    expect(acl).toEqual([{ granted: false }]);
  });

  it('updates contracts in place: no update touches an index', async () => {
    const contract = await keys.addContract(1_000);
    const key = await keys.addKey(contract);
    for (let call = 0; call < 50; call += 1) await keys.charge([{ key }]);
    const [column] = await keys.database.sql<{ count: string }>(
      `SELECT count(*) FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
       WHERE i.indrelid = 'keys.contract'::regclass AND a.attname <> 'id'`,
    );
    expect(Number(column!.count)).toBe(0);
  });

  /** Locks a contract's row during the work. */
  async function whileLocked<T>(contract: number, work: () => Promise<T>): Promise<T> {
    const holder = new Client(keys.database.url('keys', 'owner'));
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM keys.contract WHERE id = $1 FOR UPDATE', [contract]);
    try {
      return await work();
    } finally {
      await holder.end();
    }
  }

  async function isWaitingForALock(): Promise<boolean> {
    const waiting = await keys.database.sql(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%keys.charge%'`,
    );
    return waiting.length > 0;
  }
});

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
