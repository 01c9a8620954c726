import { randomBytes } from 'node:crypto';
import { SecretBox } from '@pruefer/platform';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** The answer without its secret, which may be stored. */
export function withoutWebhookSecret<Answer extends { webhookSecret: string | null }>(answer: Answer): Answer {
  return { ...answer, webhookSecret: null };
}

/** A secret for the signatures of a contract's webhook, and its encrypted form. */
export function newWebhookSecret(box: SecretBox, contractId: number): { secret: string; encryptedSecret: Buffer } {
  const secret = PREFIX + randomBytes(SECRET_BYTES).toString('base64');
  return { secret, encryptedSecret: box.seal(secret, String(contractId)) };
}
