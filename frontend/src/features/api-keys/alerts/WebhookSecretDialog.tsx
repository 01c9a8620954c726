import { tc } from '~/texts/de-console.js';
import { SecretOnceDialog } from '~/ui/dialog/SecretOnceDialog.js';

const PREFIX = 'whsec_';
const { what, title, text } = tc.alerts.secret;

/** The secret that signs a webhook's messages, this once. */
export function WebhookSecretDialog({ secret, onDone }: { secret: string; onDone: () => void }) {
  return <SecretOnceDialog {...{ what, title, text, onDone }} prefix={PREFIX} secret={secret.slice(PREFIX.length)} />;
}
