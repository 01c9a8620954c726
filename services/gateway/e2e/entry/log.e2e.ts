import { newApiKey } from '@pruefer/platform';
import { sendRaw } from './support/send-raw.js';
import { gatewayFixture } from './start-gateway.js';

const body = { iban: 'DE89370400440532013000' };

describe('what the gateway writes into its log', () => {
  const lines: string[] = [];
  const { replica, gateway } = gatewayFixture(() => ({ TRUSTED_PROXIES: '', LOG_LEVEL: 'trace' }), lines);

  it('E9: one warning about an undeclared proxy, which is not believed', async () => {
    for (let i = 0; i < 3; i++)
      await gateway.check(body, { 'x-forwarded-for': `198.51.100.${i}`, 'x-api-key': newApiKey() });
    expect(lines.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1);
    expect(new Set(replica.checks.map(({ address }) => address))).toEqual(new Set(['127.0.0.1']));
  });

  it('no line for a check that was answered', () => {
    expect(lines.join('')).not.toContain('/api/validate-iban');
  });

  it('G1, G2: neither IBAN nor key, whatever happens to a check', async () => {
    const key = newApiKey();
    for (const behaviour of ['declines', 'cuts', 'stops halfway'] as const) {
      replica.behaviour = behaviour;
      await gateway.check(body, { 'x-api-key': key });
    }
    await gateway.check(`{"iban":"${body.iban}"`, { 'x-api-key': key });
    await sendRaw(`${gateway.url}/${body.iban}`, { headers: { 'x-api-key': key } });
    expect(lines.some((line) => line.includes('answered'))).toBe(true);
    expect(lines.join('')).not.toContain(body.iban);
    expect(lines.join('')).not.toContain(key.slice(8));
  });
});
