import type { ApiKeyRecord } from '@pruefer/contracts';

export const apiKeyRecord: ApiKeyRecord = {
  id: 'a1b2',
  clientName: 'Muster GmbH',
  clientEmail: 'a@muster.example',
  language: 'de',
  quota: 1_000,
  used: 25,
  isActive: true,
  isRenewed: false,
  isTest: false,
  expiresAt: null,
  createdAt: '2026-11-20T23:30:00.000Z',
  keyHint: 'iban_sk_1a2b…9f0e',
  allowedAddresses: ['10.0.0.0/8', '::1/128'],
  rateLimitPerMinute: null,
  lastUsedAt: null,
  supersededAt: null,
  version: 1,
};
