import { loadConfig, runReEncrypt } from '@pruefer/platform';
import { AuthReEncryptConfig } from './config.js';

await runReEncrypt({
  purpose: 'two-factor',
  label: 'Zwei-Faktor-Geheimnisse',
  settings: () => {
    const { DATABASE_URL, TWO_FACTOR_SECRET: secrets } = loadConfig(AuthReEncryptConfig);
    return { DATABASE_URL, secrets };
  },
  rows: 'SELECT id::text AS owner, totp_secret AS box FROM auth.users WHERE totp_secret IS NOT NULL',
  // Not an edit of the user, so the version does not change.
  replace: 'UPDATE auth.users SET totp_secret = $3 WHERE id = $1 AND totp_secret = $2',
  // The first code compares with the stored bytes of its setup.
  expiring: {
    rows: 'SELECT pending_secret AS box FROM auth.users WHERE pending_until > clock_timestamp()',
    reason: (count) =>
      `Begonnene Einrichtungen unter einem älteren Geheimnis: ${count}. Sie enden in höchstens zehn Minuten; wiederholen Sie dies dann.`,
  },
});
