import { createHmac } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';

/**
 * Headers that prove origin, time and integrity of a message (docs/api/en/webhooks.md; standardwebhooks.com, symmetric `v1`).
 * @param secret in its displayed form: `whsec_` and 32 bytes in base64
 */
export function signatureHeaders(secret: string, id: string, body: string, now: Date): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1_000);
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
