import { loadConfig, runReclose } from '@pruefer/platform';
import { StoredWebhookSecrets } from './alerts/stored-webhook-secrets.js';
import { KeysRecloseConfig } from './config.js';

await runReclose({
  purpose: 'webhook',
  what: 'Geheimnisse der Webhooks',
  settings: () => {
    const { DATABASE_URL, WEBHOOK_SECRET: secrets } = loadConfig(KeysRecloseConfig);
    return { DATABASE_URL, secrets };
  },
  storedIn: (pool) => new StoredWebhookSecrets(pool),
});
