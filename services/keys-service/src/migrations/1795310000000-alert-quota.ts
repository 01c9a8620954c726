import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';
import { deliveryFunctions } from './delivery.functions.js';

const settings = `
CREATE TABLE keys.alert_settings (
  contract_id bigint PRIMARY KEY REFERENCES keys.contract,
  thresholds int[] NOT NULL,
  is_mail_on boolean NOT NULL,
  mail_to varchar(254),
  webhook_url varchar(500),
  webhook_secret bytea CHECK ((webhook_secret IS NULL) = (webhook_url IS NULL)),
  version int NOT NULL
);
COMMENT ON COLUMN keys.alert_settings.webhook_secret IS 'Encrypted with a key that is not in the database.';

CREATE VIEW keys.alert_rule AS
  SELECT c.id AS contract_id, coalesce(s.thresholds, '{80,100}') AS thresholds, coalesce(s.is_mail_on, true) AS is_mail_on,
    s.mail_to, c.client_email, s.webhook_url, s.webhook_secret, coalesce(s.version, 0) AS version
  FROM keys.contract c LEFT JOIN keys.alert_settings s ON s.contract_id = c.id;
COMMENT ON VIEW keys.alert_rule IS 'When and where each contract is alerted: what was set, else the defaults.'`;

const alerts = `
CREATE TABLE keys.alert_reached (
  contract_id bigint NOT NULL REFERENCES keys.contract,
  threshold int NOT NULL,
  PRIMARY KEY (contract_id, threshold)
);
COMMENT ON TABLE keys.alert_reached IS
  'Thresholds at or above which a contract stands: each was alerted once, and is armed again when its row goes.';

CREATE TABLE keys.alert (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  contract_id bigint NOT NULL REFERENCES keys.contract,
  threshold int NOT NULL,
  used bigint NOT NULL,
  quota bigint NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX alert_by_contract ON keys.alert (contract_id, at DESC);

CREATE TABLE keys.delivery (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  contract_id bigint NOT NULL REFERENCES keys.contract,
  alert_id uuid REFERENCES keys.alert,
  channel varchar(8) NOT NULL CHECK (channel IN ('email', 'webhook')),
  target varchar(500) NOT NULL,
  state varchar(8) NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed', 'unsent')),
  tries int NOT NULL DEFAULT 0,
  last_status int,
  last_error varchar(32),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  tried_at timestamptz,
  due_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
COMMENT ON COLUMN keys.delivery.alert_id IS 'NULL: a test message.';
COMMENT ON COLUMN keys.delivery.due_at IS 'Nobody tries it before: it waits for its next try, or somebody is at it.';
CREATE INDEX delivery_due ON keys.delivery (due_at) WHERE state = 'waiting';
CREATE INDEX delivery_by_contract ON keys.delivery (contract_id, created_at DESC)`;

/** Alerts about used up quotas, their messages, and the functions by which the worker sends them. */
export class AlertQuota1795310000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [settings, alerts, deliveryFunctions]) await queryRunner.query(sql);
  }
}
