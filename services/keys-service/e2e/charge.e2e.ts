import { randomUUID } from 'node:crypto';
import { type Charged, type KeysDatabase, keysDatabase } from './keys-database.js';
import { refusedKeys } from './refused-keys.js';

let keys: KeysDatabase;

beforeAll(async () => {
  keys = await keysDatabase();
});

afterAll(() => keys.close());

describe('keys.charge', () => {
  it('grants what is asked and says whose it is', async () => {
    const contract = await keys.addContract(10);
    const key = await keys.addKey(contract);
    expect(await keys.charge([{ key, wanted: 3 }])).toEqual([{ contract, key_id: key, granted: 3, refusal: null }]);
    expect(await keys.usedOf(contract)).toBe(3);
  });

  it('C4: grants what is left of the quota and nothing beyond it', async () => {
    const contract = await keys.addContract(5);
    const key = await keys.addKey(contract);
    expect((await keys.charge([{ key, wanted: 8 }]))[0]).toMatchObject({ granted: 5, refusal: null });
    expect((await keys.charge([{ key, wanted: 1 }]))[0]).toMatchObject({ granted: 0, refusal: null });
    expect(await keys.usedOf(contract)).toBe(5);
  });

  it('C4: a quota below what is used is refused by the database itself', async () => {
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
    expect(await keys.usedOf(contract)).toBe(10);
  });

  it('C4: tells each group the quota and what is left of it after the group', async () => {
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

  it('takes nothing from a test contract, however much is asked, and says that it is one', async () => {
    const contract = await keys.addContract(5);
    const key = await keys.addKey(contract);
    await keys.database.sql('UPDATE keys.contract SET is_test = true WHERE id = $1', [contract]);
    expect((await keys.charge([{ key, wanted: 1_000 }]))[0]).toMatchObject({ granted: 1_000, refusal: null });
    expect(await keys.chargeAndRead([{ key }])).toEqual([{ quota: 5, remaining: 5, is_test: true }]);
    expect(await keys.usedOf(contract)).toBe(0);
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

  it('C5: refuses an unknown key without saying more', async () => {
    const [row] = await keys.charge([{ key: randomUUID() }]);
    expect(row).toEqual({ contract: null, key_id: null, granted: 0, refusal: 'key_unknown' });
  });

  it.each(refusedKeys)('C5: refuses with %s and charges nothing', async (refusal, columns) => {
    const contract = await keys.addContract(10);
    const key = await keys.addKey(contract, columns);
    expect((await keys.charge([{ key, wanted: 2 }]))[0]).toMatchObject({ contract, key_id: key, granted: 0, refusal });
    expect(await keys.usedOf(contract)).toBe(0);
  });

  it('C5: a key that is refused takes nothing from the other key of its contract', async () => {
    const contract = await keys.addContract(5);
    const [off, on] = [await keys.addKey(contract, { is_active: 'false' }), await keys.addKey(contract)];
    const granted = await keys.charge([
      { key: off, wanted: 5 },
      { key: on, wanted: 5 },
    ]);
    expect(granted.map((row) => row.granted)).toEqual([0, 5]);
  });

  it.each(['198.51.100.77', '2001:db8:5::1'])('lets an allowed address in: %s', async (address) => {
    const key = await keys.addKey(await keys.addContract(10), {
      allowed_addresses: `'{198.51.100.0/24, 2001:db8::/32}'`,
    });
    expect((await keys.charge([{ key, address }]))[0]).toMatchObject({ granted: 1, refusal: null });
  });

  it('C2: 64 callers on the last 10 calls of a key get exactly those, 50 rounds', async () => {
    for (let round = 0; round < 50; round += 1) {
      const contract = await keys.addContract(10);
      const key = await keys.addKey(contract);
      const rows = await Promise.all(Array.from({ length: 64 }, () => keys.charge([{ key }])));
      expect(rows.flat().reduce((sum, { granted }) => sum + granted, 0)).toBe(10);
      expect(await keys.usedOf(contract)).toBe(10);
    }
  });

  it('C2: under mixed load every contract is used up exactly, and what was granted is what was used', async () => {
    const contracts = await Promise.all(Array.from({ length: 10 }, () => keys.addContract(300)));
    const all = await Promise.all([...contracts, ...contracts].map((id) => keys.addKey(id)));
    const caller = async () => {
      const granted: Charged[] = [];
      for (let call = 0; call < 20; call += 1) {
        const groups = shuffled(all)
          .slice(0, 8)
          .map((key, place) => ({ key, wanted: 1 + (place % 3) }));
        granted.push(...(await keys.charge(groups)));
      }
      return granted;
    };
    const rows = (await Promise.all(Array.from({ length: 32 }, caller))).flat();
    for (const id of contracts) {
      const granted = rows.filter(({ contract }) => contract === id).reduce((sum, row) => sum + row.granted, 0);
      expect([granted, await keys.usedOf(id)]).toEqual([300, 300]);
    }
  });

  it('C2: parallel batches that name contracts in other orders never end in a deadlock, 120 rounds', async () => {
    const contracts = await Promise.all(Array.from({ length: 12 }, () => keys.addContract(1_000_000)));
    const batch = (await Promise.all(contracts.map((id) => keys.addKey(id)))).map((key) => ({ key, wanted: 2 }));
    for (let round = 0; round < 120; round += 1) {
      const batches = [batch, batch.toReversed(), shuffled(batch), shuffled(batch)];
      await Promise.all(batches.map((groups) => keys.charge(groups)));
    }
    for (const contract of contracts) expect(await keys.usedOf(contract)).toBe(120 * 4 * 2);
  });

  it('C2, C4: a quota that is lowered while batches wait is neither exceeded nor does it fail them, 60 rounds', async () => {
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
      expect(await keys.usedOf(contract)).toBeLessThanOrEqual(50);
    }
  });

  it('gives up after the lock time-out of its role, and has charged nothing', async () => {
    const contract = await keys.addContract(10);
    const key = await keys.addKey(contract);
    const holding = keys.database.sql(
      `DO $$ BEGIN PERFORM FROM keys.contract WHERE id = ${contract} FOR UPDATE; PERFORM pg_sleep(1.5); END $$`,
    );
    await expect(chargeNothingUntilLocked(key)).rejects.toMatchObject({ code: '55P03' });
    await holding;
    expect(await keys.usedOf(contract)).toBe(0);
  });

  it('is the only thing of the schema that validation-service may touch', async () => {
    await expect(keys.charger.query('SELECT * FROM keys.contract')).rejects.toThrow(/permission denied/);
    await expect(keys.charger.query('SELECT * FROM keys.key')).rejects.toThrow(/permission denied/);
    const acl = await keys.database.sql<{ granted: boolean }>(
      `SELECT has_function_privilege('logs_service', 'keys.charge(bytea[],int[],inet[])', 'EXECUTE') AS granted`,
    );
    expect(acl).toEqual([{ granted: false }]);
  });

  it('charges in place: no update of a contract touches an index', async () => {
    const contract = await keys.addContract(1_000);
    const key = await keys.addKey(contract);
    for (let call = 0; call < 50; call += 1) await keys.charge([{ key }]);
    const [column] = await keys.database.sql<{ count: string }>(
      `SELECT count(*) FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
       WHERE i.indrelid = 'keys.contract'::regclass AND a.attname <> 'id'`,
    );
    expect(Number(column!.count)).toBe(0);
  });

  /** The other transaction may not have begun yet. */
  async function chargeNothingUntilLocked(key: string): Promise<void> {
    for (;;) await keys.charge([{ key, wanted: 0 }]);
  }
});

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
