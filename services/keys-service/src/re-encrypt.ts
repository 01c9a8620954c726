import { loadConfig, runReEncrypt } from '@pruefer/platform';
import { KeysReEncryptConfig } from './config.js';

await runReEncrypt({
  purpose: 'webhook',
  label: 'Geheimnisse der Webhooks',
  settings: () => {
    const { DATABASE_URL, WEBHOOK_SECRET: secrets } = loadConfig(KeysReEncryptConfig);
    return { DATABASE_URL, secrets };
  },
  rows: `SELECT contract_id::text AS owner, webhook_secret AS box FROM keys.alert_settings
         WHERE webhook_secret IS NOT NULL`,
  // Under the lock of the contract, because changes of its settings write back the secret that they read.
  replace: `WITH held AS MATERIALIZED (SELECT id FROM keys.contract WHERE id = $1 FOR NO KEY UPDATE)
            UPDATE keys.alert_settings SET webhook_secret = $3 FROM held
            WHERE contract_id = held.id AND webhook_secret = $2`,
});
