import type { WebhookMessage } from './messages.js';

const TOLERANCE_SECONDS = 300;
const SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/;
/** 32 bytes in base64. */
const SIGNATURE = /^v1,([A-Za-z0-9+/]{43}=)$/;

/** Headers of the request: those of `fetch`, or the object of Node's `request.headers`. */
export type WebhookHeaders =
  { get(name: string): string | null } | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface WebhookRequest {
  /** Body of the request as it came, before anything parses it. */
  readonly payload: string | Uint8Array;
  readonly headers: WebhookHeaders;
  /** Begins with `whsec_`. While it is replaced, both the new and the old one. */
  readonly secret: string | readonly string[];
  /** Greatest difference to this computer's clock; default 300. */
  readonly toleranceSeconds?: number | undefined;
}

export type WebhookRefusal = 'headers_missing' | 'timestamp_out_of_tolerance' | 'signature_wrong';

const sentences: Readonly<Record<WebhookRefusal, string>> = {
  headers_missing: 'The request lacks webhook-id, webhook-timestamp or webhook-signature.',
  timestamp_out_of_tolerance: 'The webhook-timestamp differs too much from the clock of this computer.',
  signature_wrong: 'No signature of the request belongs to its body and the secret.',
};

/** A message that does not come from the service, or not now. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
  readonly reason: WebhookRefusal;

  /** @internal */
  constructor(reason: WebhookRefusal) {
    super(sentences[reason]);
    this.reason = reason;
  }
}

/**
 * Checks the signature of a webhook (docs/api/en/webhooks.md; standardwebhooks.com, symmetric `v1`) with Web Crypto.
 * @returns the message
 * @throws WebhookRefused; TypeError for a secret that is none; SyntaxError for a signed body that is no JSON
 */
export async function verifyWebhook(request: WebhookRequest): Promise<WebhookMessage> {
  const { payload, headers, secret, toleranceSeconds = TOLERANCE_SECONDS } = request;
  const [id, timestamp, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    findHeader(headers, name),
  );
  if (!id || !timestamp || !signature) throw new WebhookRefused('headers_missing');
  // Written so that a timestamp that is no number is refused too.
  if (!(Math.abs(Date.now() / 1_000 - Number(timestamp)) <= toleranceSeconds))
    throw new WebhookRefused('timestamp_out_of_tolerance');
  const text = typeof payload === 'string' ? payload : new TextDecoder().decode(payload);
  const body = typeof payload === 'string' ? new TextEncoder().encode(payload) : payload;
  const prefix = new TextEncoder().encode(`${id}.${timestamp}.`);
  const signedBytes = new Uint8Array(prefix.length + body.length);
  signedBytes.set(prefix);
  signedBytes.set(body, prefix.length);
  const signatures = signature
    .split(' ')
    .flatMap((value) => SIGNATURE.exec(value)?.[1] ?? [])
    .map(decodeBase64);
  const keys = await Promise.all([secret].flat().map(importHmacKey));
  const checks = keys.flatMap((key) =>
    signatures.map((signature) => crypto.subtle.verify('HMAC', key, signature, signedBytes)),
  );
  if (!(await Promise.all(checks)).includes(true)) throw new WebhookRefused('signature_wrong');
  return JSON.parse(text) as WebhookMessage;
}

async function importHmacKey(secret: string) {
  const [, key] = SECRET.exec(secret) ?? [];
  if (key === undefined) throw new TypeError('A secret is whsec_ and its bytes in base64.');
  return crypto.subtle.importKey('raw', decodeBase64(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function findHeader(headers: WebhookHeaders, name: string): string | undefined {
  if (typeof headers.get === 'function') return headers.get(name) ?? undefined;
  const entry = Object.entries(headers).find(([key]) => key.toLowerCase() === name);
  const value = entry?.[1] as string | readonly string[] | undefined;
  return typeof value === 'object' ? value.join(' ') : value;
}
