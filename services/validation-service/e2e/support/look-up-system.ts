import type { RunningService } from '@pruefer/platform';
import { internalSecret, suiteFixture } from '@pruefer/testkit';
import { ValidationSystem } from './validation-system.js';

interface Bank {
  readonly code: string;
  readonly name?: string;
  readonly change?: string;
  readonly successor?: string;
}

/** A running service with synthetic bank data of two countries, and a key for look-ups. */
export class LookUpSystem {
  private constructor(
    readonly system: ValidationSystem,
    readonly service: RunningService,
    readonly key: { readonly contractId: number; readonly keyHash: string },
  ) {}

  static async start(): Promise<LookUpSystem> {
    const system = await ValidationSystem.create();
    await importBanks(system, '2020-06-01', 'DE', [
      { code: '37040044', name: 'Commerzbank' },
      { code: '70190000' },
      { code: '70190001', successor: '70190000' },
    ]);
    await importBanks(system, '2020-09-01', 'DE', [
      { code: '37040044', name: 'Commerzbank' },
      { code: '70190000', name: 'Bank von München' },
      { code: '70190001', change: 'D' },
      { code: '70190002', successor: '70190000' },
    ]);
    await importBanks(system, '2020-09-01', 'CH', [{ code: '00762', name: 'Musterbank' }]);
    return new LookUpSystem(system, await system.start(), await system.addKey(10));
  }

  /** @param change headers that replace those of the gateway */
  async get<Answer>(path: string, change: Record<string, string> = {}): Promise<{ status: number; body: Answer }> {
    const response = await fetch(this.service.url + path, { headers: { ...this.headers, ...change } });
    return { status: response.status, body: (await response.json()) as Answer };
  }

  /** Headers of the gateway. */
  get headers(): Record<string, string> {
    return {
      'x-internal-secret': internalSecret,
      'x-internal-key-hash': this.key.keyHash,
      'x-forwarded-for': '203.0.113.7',
    };
  }
}

/** The system of a suite. Call it before the suite's own hooks. */
export function lookUpSystem(): LookUpSystem {
  return suiteFixture(
    () => LookUpSystem.start(),
    ({ system }) => system.close(),
  );
}

/** A data set with these banks, each with one branch. */
async function importBanks(
  { database }: ValidationSystem,
  validFrom: string,
  country: string,
  banks: readonly Bank[],
): Promise<void> {
  const [file] = await database.sql<{ id: number }>(
    `INSERT INTO banks.data_set (version, country, source, valid_from, fingerprint, records)
     VALUES ($1 || '-5a5a5a5a', $2, 'Verlag', $1::date, repeat('0', 64), 1) RETURNING id`,
    [validFrom, country],
  );
  for (const { code, name = 'Münchner Bank', change = 'U', successor = null } of banks) {
    await database.sql(
      `INSERT INTO banks.bank (data_set_id, bank_code, record_number, is_holder, name, postal_code, place, short_name,
                               pan, bic, method, change, deletion_planned, successor)
       SELECT $1, $2, $2 || n, n = 1, $3, '81632', 'München', 'Kurz', '12345', 'GENODEF1M01', '10', $4, $5::text IS NOT NULL, $5
         FROM generate_series(1, 2) n`,
      [file!.id, code, name, change, successor],
    );
  }
}
