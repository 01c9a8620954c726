import { createHash, randomUUID } from 'node:crypto';
import { testDatabase } from '@pruefer/testkit';
import { Pool, type QueryResultRow } from 'pg';

/** A row of the result of `keys.charge`. */
export interface Charged {
  readonly contract: number | null;
  readonly key_id: string | null;
  readonly granted: number;
  readonly refusal: string | null;
}

/** The quota columns of that row. */
interface ReadQuota {
  readonly quota: number | null;
  readonly remaining: number | null;
  readonly is_test: boolean;
}

/** One group of checks as charged by validation-service. */
interface Group {
  readonly key: string;
  readonly wanted?: number;
  readonly address?: string;
}

/** A database with the schema keys, and connections of validation-service. Requires the service's build, whose migrations run. */
export async function keysDatabase(connections = 64) {
  const database = await testDatabase('keys-service');
  const owner = new Pool({ connectionString: database.url('keys', 'owner'), max: 2 });
  // Longer than the role's limits, so that many callers of one contract succeed on a busy machine.
  const options = '-c lock_timeout=30s -c statement_timeout=60s';
  const charger = new Pool({ connectionString: database.url('validation', 'service'), max: connections, options });
  // Dropping the database breaks connections that are still closing.
  for (const pool of [owner, charger]) pool.on('error', () => undefined);

  /** Adds a key whose secret is its id. @param columns more columns, as SQL */
  const addKey = async (contractId: number, columns: Readonly<Record<string, string>> = {}) => {
    const id = randomUUID();
    const extra = Object.entries(columns);
    await owner.query(
      `INSERT INTO keys.key (${['id', 'contract_id', 'hash', 'prefix', 'last_four', ...extra.map(([name]) => name)].join()})
       VALUES (${['$1', '$2', '$3', `'iban_sk_test'`, `'test'`, ...extra.map(([, value]) => value)].join()})`,
      [id, contractId, hashKey(id)],
    );
    return id;
  };

  const ask = async <Row extends QueryResultRow>(columns: string, groups: readonly Group[]) => {
    const { rows } = await charger.query<Row>({
      name: `charge ${columns}`,
      text: `SELECT ${columns} FROM keys.charge($1, $2, $3) ORDER BY place`,
      values: [
        groups.map(({ key }) => hashKey(key)),
        groups.map(({ wanted = 1 }) => wanted),
        groups.map(({ address = '203.0.113.7' }) => address),
      ],
    });
    return rows;
  };

  return {
    database,
    /** Connections of validation_service with longer timeouts than its role. */
    charger,
    addKey,
    /** @returns id of the contract */
    addContract: async (quota: number) => {
      const { rows } = await owner.query<{ id: string }>(
        `INSERT INTO keys.contract (client_name, client_email, quota) VALUES ('Muster GmbH', 'a@muster.example', $1) RETURNING id`,
        [quota],
      );
      return Number(rows[0]!.id);
    },
    charge: (groups: readonly Group[]) => ask<Charged>('contract::float8, key_id, granted, refusal', groups),
    /** Charges and returns the quota columns. */
    chargeAndRead: (groups: readonly Group[]) => ask<ReadQuota>('quota::float8, remaining::float8, is_test', groups),
    /** Reason for refusing a key, without charging it. */
    readRefusal: async (key: string, address = '203.0.113.7') => {
      const { rows } = await charger.query<{ refusal: string | null }>('SELECT keys.refusal_of($1, $2) AS refusal', [
        hashKey(key),
        address,
      ]);
      return rows[0]!.refusal;
    },
    readUsed: async (contractId: number) => {
      const { rows } = await owner.query<{ used: string }>('SELECT used FROM keys.contract WHERE id = $1', [
        contractId,
      ]);
      return Number(rows[0]!.used);
    },
    close: async () => {
      await Promise.all([owner.end(), charger.end()]);
      await database.drop();
    },
  };
}

export type KeysDatabase = Awaited<ReturnType<typeof keysDatabase>>;

function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
