import type { AlertSettings, ChangeAlertSettingsBody } from '@pruefer/contracts';
import { type Changes, changesBetween } from '@pruefer/platform';

/** Alert settings of a contract as stored. */
export interface AlertRule extends AlertSettings {
  readonly contractId: number;
  /** Encrypted. */
  readonly webhookSecret: Buffer | null;
}

/** The fields that an answer may contain (docs/SECURITY.md A6). */
export function toAlertSettings(rule: AlertRule): AlertSettings {
  const { thresholds, reachedThresholds, isMailOn, mailTo, clientEmail, webhookUrl, version } = rule;
  return { thresholds, reachedThresholds, isMailOn, mailTo, clientEmail, webhookUrl, version };
}

/** Applies a change. Missing values remain, null only removes an address; without its address a webhook has no secret. */
export function ruleAfter(before: AlertRule, change: ChangeAlertSettingsBody): AlertRule {
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

/** The audited changes. Without the path of a webhook, because receivers put tokens into it. */
export function alertChangesBetween(
  before: AlertRule,
  after: AlertRule,
): Changes<keyof ReturnType<typeof toAuditFacts>> {
  const [from, to] = [toAuditFacts(before), toAuditFacts(after)];
  const isPathChange = before.webhookUrl !== after.webhookUrl && from.webhook === to.webhook;
  return {
    ...changesBetween(from, to),
    ...(isPathChange && { webhook: { from: from.webhook, to: to.webhook } }),
  };
}

function toAuditFacts({ thresholds, isMailOn, mailTo, webhookUrl }: AlertRule) {
  return { thresholds, isMailOn, mailTo, webhook: webhookUrl && new URL(webhookUrl).origin };
}
