import type { AlertSettings, ApiKeyRecord, DeliveryChannel } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tc } from '~/texts/de-console.js';
import { type FactRow, FactRows } from '~/ui/panel/FactRows.js';
import { SecretOnceDialog } from '~/ui/dialog/SecretOnceDialog.js';
import { AlertSection } from './AlertSection.js';
import { AlertSettingsDialog } from './AlertSettingsDialog.js';
import { useAlertSettings } from './use-alert-settings.js';

interface AlertSettingsPanelProps {
  readonly apiKey: ApiKeyRecord;
  readonly settings: AlertSettings;
  readonly onTest: (channel: DeliveryChannel) => void;
}

const SECRET_PREFIX = 'whsec_';
const text = tc.alerts.settings;

/** Alert settings of a contract and their actions. */
export function AlertSettingsPanel({ apiKey: key, settings, onTest }: AlertSettingsPanelProps) {
  const [isEditing, setEditing] = useState(false);
  const { save, renew, secret, forget } = useAlertSettings(key);
  const next = useRef<HTMLButtonElement>(null);

  /** Removes the secret. Its dialog has replaced the form, so the focus returns to the button that opened the form. */
  function leaveSecret() {
    flushSync(forget);
    next.current?.focus();
  }

  return (
    <AlertSection title={text.title} subtitle={text.subtitle}>
      <FactRows facts={listFacts(settings, onTest, () => void renew())} />
      <Button ref={next} size="small" sx={{ mt: 3 }} onClick={() => setEditing(true)}>
        {text.edit}
      </Button>
      {isEditing && (
        <AlertSettingsDialog apiKey={key} settings={settings} onSave={save} onClose={() => setEditing(false)} />
      )}
      {secret && <WebhookSecretDialog secret={secret} onDone={leaveSecret} />}
    </AlertSection>
  );
}

function listFacts(
  { thresholds, reachedThresholds, isMailOn, mailTo, clientEmail, webhookUrl }: AlertSettings,
  onTest: (channel: DeliveryChannel) => void,
  onRenew: () => void,
): FactRow[] {
  const test = (channel: DeliveryChannel): Action => ({
    label: tc.alerts.sending.test,
    name: tc.alerts.sending.tests[channel],
    run: () => onTest(channel),
  });
  const renew = { label: text.renewSecret, run: onRenew };
  const mail = <Way address={mailTo ?? clientEmail} actions={[test('email')]} />;
  const webhook = webhookUrl && <Way address={webhookUrl} actions={[test('webhook'), renew]} />;
  return [
    { label: text.thresholds, value: <Thresholds all={thresholds} reached={reachedThresholds} /> },
    { label: text.mail, value: isMailOn ? mail : text.mailOff },
    { label: text.webhook, value: webhook ?? text.noWebhook },
  ];
}

/** All thresholds, the reached ones marked, with a note about these. */
function Thresholds({ all, reached }: { readonly all: readonly number[]; readonly reached: readonly number[] }) {
  const percentTexts = all.map((threshold) => (reached.includes(threshold) ? text.reached : text.percent)(threshold));
  return (
    <>
      {percentTexts.join(', ') || text.noThresholds}
      {reached.length > 0 && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{text.reachedNote}</Box>}
    </>
  );
}

interface Action {
  readonly label: string;
  /** Read out instead of the label, where the label alone is unclear. */
  readonly name?: string;
  readonly run: () => void;
}

/** Recipients of the messages, with their actions. */
function Way({ address, actions }: { address: string; actions: readonly Action[] }) {
  return (
    <>
      {address}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -3.5 }}>
        {actions.map(({ label, name, run }) => (
          <Button key={label} size="small" variant="text" aria-label={name} onClick={run}>
            {label}
          </Button>
        ))}
      </Box>
    </>
  );
}

/** Shows the secret that signs a webhook's messages, once. */
function WebhookSecretDialog({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { what, title, text: note } = tc.alerts.secret;
  const value = secret.slice(SECRET_PREFIX.length);
  return <SecretOnceDialog {...{ what, title, onDone }} text={note} prefix={SECRET_PREFIX} secret={value} />;
}
