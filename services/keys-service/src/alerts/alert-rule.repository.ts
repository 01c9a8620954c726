import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import type { AlertRule } from './alert-rule.js';

const find = `
  SELECT r.contract_id::float8 AS "contractId", r.thresholds, r.is_mail_on AS "isMailOn", r.mail_to AS "mailTo",
    r.client_email AS "clientEmail", r.webhook_url AS "webhookUrl", r.webhook_secret AS "webhookSecret", r.version,
    ARRAY(
      SELECT a.threshold FROM keys.alert_reached a
      WHERE a.contract_id = r.contract_id AND a.threshold = ANY (r.thresholds) ORDER BY 1
    ) AS "reachedThresholds"
  FROM keys.alert_rule r JOIN keys.key k ON k.contract_id = r.contract_id WHERE k.id = $1`;

const save = `
  INSERT INTO keys.alert_settings (contract_id, thresholds, is_mail_on, mail_to, webhook_url, webhook_secret, version)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (contract_id) DO UPDATE SET thresholds = excluded.thresholds, is_mail_on = excluded.is_mail_on,
    mail_to = excluded.mail_to, webhook_url = excluded.webhook_url, webhook_secret = excluded.webhook_secret,
    version = excluded.version`;

/** SQL on alert settings of contracts. */
@Injectable()
export class AlertRuleRepository {
  /** @throws Problem `key_id_unknown` */
  async find(database: DataSource | EntityManager, keyId: string): Promise<AlertRule> {
    const [rule] = await database.query<AlertRule[]>(find, [keyId]);
    if (!rule) throw new Problem('key_id_unknown');
    return rule;
  }

  /** Stores the rule of a locked contract under its next version. */
  async save(manager: EntityManager, rule: AlertRule): Promise<void> {
    const { contractId, thresholds, isMailOn, mailTo, webhookUrl, webhookSecret, version } = rule;
    await manager.query(save, [contractId, thresholds, isMailOn, mailTo, webhookUrl, webhookSecret, version + 1]);
  }
}
