import type { AlertSettings, ChangeAlertSettings } from '@pruefer/contracts';
import { type Changes, changesBetween } from '@pruefer/platform';

/** When and where a contract is alerted, as it is stored. */
export interface AlertRule extends AlertSettings {
  readonly contractId: number;
  /** Encrypted. */
  readonly webhookSecret: Buffer | null;
}

/** What an answer may show of it: these fields and no other (docs/SECURITY.md A6). */
export function alertSettingsOf(rule: AlertRule): AlertSettings {
  const { thresholds, reachedThresholds, isMailOn, mailTo, clientEmail, webhookUrl, version } = rule;
  return { thresholds, reachedThresholds, isMailOn, mailTo, clientEmail, webhookUrl, version };
}

/**
 * What is left out of a change stays as it is, and null takes nothing but an address away; without its address a webhook has no secret
 * either.
 */
export function ruleAfter(before: AlertRule, change: ChangeAlertSettings): AlertRule {
  const { mailTo = before.mailTo, webhookUrl = before.webhookUrl } = change;
  return {
    ...before,
    thresholds: (change.thresholds ?? before.thresholds).toSorted((a, b) => a - b),
    isMailOn: change.isMailOn ?? before.isMailOn,
    mailTo,
    webhookUrl,
    webhookSecret: webhookUrl === null ? null : before.webhookSecret,
  };
}

/** What the audit says of a change. The path of a webhook stays out of it: receivers put tokens there. */
export function alertChangesBetween(before: AlertRule, after: AlertRule): Changes<keyof ReturnType<typeof audited>> {
  const [from, to] = [audited(before), audited(after)];
  const hidden = before.webhookUrl !== after.webhookUrl && from.webhook === to.webhook;
  return {
    ...changesBetween(from, to),
    ...(hidden && { webhook: { from: from.webhook, to: to.webhook } }),
  };
}

function audited({ thresholds, isMailOn, mailTo, webhookUrl }: AlertRule) {
  return { thresholds, isMailOn, mailTo, webhook: webhookUrl && new URL(webhookUrl).origin };
}
