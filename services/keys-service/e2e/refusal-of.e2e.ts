import { randomUUID } from 'node:crypto';
import { suiteFixture } from '@pruefer/testkit';
import { keysDatabase } from './support/keys-database.js';
import { refusedKeys } from './support/refused-keys.js';

const keys = suiteFixture(
  () => keysDatabase(),
  (database) => database.close(),
);

describe('keys.refusal_of', () => {
  it('C4, C5: accepts a valid key, also with used up quota, and charges nothing', async () => {
    const contract = await keys.addContract(2);
    const key = await keys.addKey(contract);
    expect(await keys.readRefusal(key)).toBeNull();
    expect(await keys.readUsed(contract)).toBe(0);
    await keys.charge([{ key, wanted: 2 }]);
    expect(await keys.readRefusal(key)).toBeNull();
    expect(await keys.readUsed(contract)).toBe(2);
  });

  it('C5: refuses unknown keys', async () => {
    expect(await keys.readRefusal(randomUUID())).toBe('key_unknown');
  });

  it.each(refusedKeys)('C5: returns %s like keys.charge', async (refusal, columns) => {
    const key = await keys.addKey(await keys.addContract(10), columns);
    expect(await keys.readRefusal(key)).toBe(refusal);
  });

  it('is granted only to validation-service', async () => {
    const [rights] = await keys.database.sql<object>(
      `SELECT has_function_privilege('public', f, 'EXECUTE') AS everybody, has_function_privilege('logs_service', f, 'EXECUTE') AS logs,
         has_function_privilege('validation_service', f, 'EXECUTE') AS validation
       FROM (VALUES ('keys.refusal_of(bytea,inet)')) AS function (f)`,
    );
    expect(rights).toEqual({ everybody: false, logs: false, validation: true });
  });
});
