import { newApiKey } from '@pruefer/platform';
import { isLong, unlessStalled } from '@pruefer/testkit';
import { callApi } from '../system/call-api.js';
import { expectBooksToBalance, settledAccounts } from '../system/books.js';
import { runLoad, verdicts } from '../system/load.js';
import { sharedSystem } from '../system/shared-system.js';
import { ibanNumber, VALID_IBANS } from '../system/sample-ibans.js';
import { seedKeys } from '../system/seed-keys.js';

const system = sharedSystem();

const ROUNDS = isLong ? 50 : 10;

describe('billing', () => {
  it('C2, C4: gives exactly 10 verdicts to 64 clients on the last 10 calls of a key, again and again', () =>
    unlessStalled(async () => {
      const secrets = await seedKeys(system, ROUNDS, 10);
      let given = 0;
      for (const key of secrets) {
        const responses = await runLoad({
          url: system.url,
          clients: 64,
          calls: 64,
          call: () => ({ iban: VALID_IBANS[0], key }),
        });
        given += verdicts(responses).length;
        expect(responses.filter(({ status }) => status !== 200).every(({ status }) => status === 429)).toBe(true);
      }
      expect(given).toBe(ROUNDS * 10);
      const accounts = await settledAccounts(system, secrets);
      expect(accounts.every(({ used, logged }) => used === 10 && logged === 10)).toBe(true);
    }));

  it('C2: used equals verdicts answered equals rows logged, for 20 keys under mixed load', () =>
    unlessStalled(async () => {
      const calls = ROUNDS * 160;
      const secrets = await seedKeys(system, 20, ROUNDS * 6);
      const responses = await runLoad({
        url: system.url,
        clients: 48,
        calls,
        call: (n) => ({ iban: ibanNumber(n), key: secrets[(n * 7) % 20] ?? null }),
      });
      expect(responses).toHaveLength(calls);
      await expectBooksToBalance(system, responses, 0);
      expect(responses.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
      expect(responses.every(({ status }) => status === 200 || status === 429)).toBe(true);
    }));

  it('follows a key from the command line to `used` and the request in the log', async () => {
    const key = await system.issueKey('Musterfirma GmbH', 100);
    const responses = await runLoad({
      url: system.url,
      clients: 1,
      calls: 2,
      call: (n) => ({ iban: ibanNumber(n), key }),
    });
    expect(verdicts(responses)).toHaveLength(2);
    expect(await settledAccounts(system, [key])).toEqual([{ used: 2, logged: 2 }]);
    const listed = await system.run('keys', 'list');
    expect(listed).toContain('Musterfirma GmbH');
    expect(listed).not.toContain(key);
    await expect(
      system.run('keys', 'issue', '--client', 'X', '--email', 'keine-adresse', '--quota', '10'),
    ).rejects.toThrow(/E-Mail/);
  });

  it('C5: refuses unknown and malformed keys alike, without a charge', async () => {
    const bodies = await Promise.all(
      [newApiKey(), 'iban_sk_typo'].map(async (key) => {
        const headers = { 'x-request-id': '0f8fad5b-d9cb-469f-a165-70867728950e' };
        const response = await callApi(system, { key, headers, body: { iban: VALID_IBANS[0] } });
        expect(response.status).toBe(401);
        return response.json();
      }),
    );
    expect(bodies[0]).toEqual(bodies[1]);
  });
});
