import { loadConfig, runReclose, type SecretBox } from '@pruefer/platform';
import type { Pool } from 'pg';
import { AuthRecloseConfig } from './config.js';
import { StoredSecrets } from './two-factor/stored-secrets.js';

await runReclose({
  purpose: 'two-factor',
  what: 'Zwei-Faktor-Geheimnisse',
  settings: () => {
    const { DATABASE_URL, TWO_FACTOR_SECRET: secrets } = loadConfig(AuthRecloseConfig);
    return { DATABASE_URL, secrets };
  },
  storedIn: (pool) => new StoredSecrets(pool),
  stillNeeded,
});

async function stillNeeded(pool: Pool, secrets: SecretBox): Promise<string | undefined> {
  const pending = await new StoredSecrets(pool).pendingUnderOlder(secrets);
  if (pending === 0) return undefined;
  return `Begonnene Einrichtungen unter einem älteren Geheimnis: ${pending}. Sie enden in höchstens zehn Minuten; wiederholen Sie dies dann.`;
}
