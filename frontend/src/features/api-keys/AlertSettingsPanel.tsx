import type { AlertSettings, ApiKeyRecord, DeliveryChannel } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { tc } from '../../texts/de-console.js';
import { type FactRow, FactRows } from '../../ui/FactRows.js';
import { AlertSection } from './AlertSection.js';
import { AlertSettingsDialog } from './AlertSettingsDialog.js';
import { useAlertSettings } from './use-alert-settings.js';
import { WebhookSecretDialog } from './WebhookSecretDialog.js';

interface AlertSettingsPanelProps {
  readonly of: ApiKeyRecord;
  readonly settings: AlertSettings;
  readonly onTest: (channel: DeliveryChannel) => void;
}

const text = tc.alerts.settings;

/** When and where a contract is alerted, and everything that can be done about it. */
export function AlertSettingsPanel({ of: key, settings, onTest }: AlertSettingsPanelProps) {
  const [isEditing, setEditing] = useState(false);
  const { save, renew, secret, forget } = useAlertSettings(key);
  const hasWebhook = settings.webhookUrl !== null;
  return (
    <AlertSection title={text.title} subtitle={text.subtitle}>
      <FactRows facts={factsOf(settings)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
        <Button size="small" onClick={() => setEditing(true)}>
          {text.edit}
        </Button>
        {settings.isMailOn && <TestButton channel="email" onTest={onTest} />}
        {hasWebhook && <TestButton channel="webhook" onTest={onTest} />}
        {hasWebhook && (
          <Button size="small" variant="text" onClick={() => void renew()}>
            {text.renewSecret}
          </Button>
        )}
      </Box>
      {isEditing && (
        <AlertSettingsDialog
          keyId={key.id}
          clientName={key.clientName}
          of={settings}
          onSave={save}
          onClose={() => setEditing(false)}
        />
      )}
      {secret && <WebhookSecretDialog secret={secret} onDone={forget} />}
    </AlertSection>
  );
}

function TestButton({ channel, onTest }: { channel: DeliveryChannel } & Pick<AlertSettingsPanelProps, 'onTest'>) {
  return (
    <Button size="small" variant="text" onClick={() => onTest(channel)}>
      {tc.alerts.sending.tests[channel]}
    </Button>
  );
}

function factsOf({ thresholds, isMailOn, mailTo, clientEmail, webhookUrl }: AlertSettings): FactRow[] {
  return [
    { label: text.thresholds, value: thresholds.map(text.percent).join(', ') || text.noThresholds },
    { label: text.mail, value: isMailOn ? (mailTo ?? clientEmail) : text.mailOff },
    { label: text.webhook, value: webhookUrl ?? text.noWebhook },
  ];
}
