import { readFileSync } from 'node:fs';
import type { OutgoingMessage } from './delivery.js';
import { signatureHeaders } from './signature-headers.js';
import { webhookBody } from './webhook-sender.js';

describe('signatureHeaders', () => {
  it('C9: signs id, time and body as the published example of standardwebhooks.com', () => {
    const headers = signatureHeaders(
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      '{"test": 2432232314}',
      new Date(1_614_265_330_000),
    );
    expect(headers).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it.each(['de', 'en'])('C9: signs the message of docs/api/%s/webhooks.md as written there', (language) => {
    const page = readFileSync(new URL(`../../../../docs/api/${language}/webhooks.md`, import.meta.url), 'utf8');
    const shown = (pattern: RegExp) => pattern.exec(page)?.[1] ?? '';
    const body = webhookBody({
      alertId: '0f3f2c1a-7d5e-4b36-a8c1-9f0e6d2b4c58',
      threshold: 80,
      at: new Date('2026-11-21T08:00:00Z'),
      contractId: 7,
      clientName: 'Muster GmbH',
      used: 80_000,
      quota: 100_000,
    } as OutgoingMessage);
    expect(page).toContain(`\n${body}\n`);
    const sentAt = new Date(Number(shown(/^webhook-timestamp: (\d+)$/m)) * 1_000);
    const headers = signatureHeaders(shown(/`(whsec_[^`]{44})`/), shown(/^webhook-id: (\S+)$/m), body, sentAt);
    for (const [name, value] of Object.entries(headers)) expect(page).toContain(`\n${name}: ${value}\n`);
  });
});
