import { createAuditSql, ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

const tables = `
CREATE TABLE auth.users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  username varchar(64) NOT NULL,
  email varchar(254) NOT NULL,
  canonical_username text NOT NULL CONSTRAINT user_name_once UNIQUE,
  canonical_email text NOT NULL CONSTRAINT user_email_once UNIQUE,
  role varchar(16) NOT NULL CHECK (role IN ('manager', 'admin')),
  is_active boolean NOT NULL DEFAULT true,
  password_hash varchar(200) NOT NULL,
  totp_secret bytea,
  totp_last_step bigint NOT NULL DEFAULT 0,
  pending_secret bytea,
  pending_until timestamptz,
  last_login timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN auth.users.canonical_username IS 'Composed and in lower case, whatever the locale of the database.';

CREATE TABLE auth.recovery_code (
  user_id uuid NOT NULL REFERENCES auth.users,
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  used_at timestamptz,
  PRIMARY KEY (user_id, hash)
);

CREATE TABLE auth.known_address (
  user_id uuid NOT NULL REFERENCES auth.users,
  address varchar(64) NOT NULL,
  last_login timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, address)
);

CREATE TABLE auth.session (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES auth.users,
  purpose varchar(16) NOT NULL CHECK (purpose IN ('full', '2fa-setup')),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  last_active_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ends_at timestamptz NOT NULL,
  ended_at timestamptz,
  is_copied boolean NOT NULL DEFAULT false
);
CREATE INDEX session_of_user ON auth.session (user_id) WHERE ended_at IS NULL;
CREATE INDEX session_to_copy ON auth.session (id) WHERE NOT is_copied;
COMMENT ON COLUMN auth.session.is_copied IS 'Whether the read copy in Redis says the same.';

CREATE TABLE auth.attempts (
  kind varchar(16) NOT NULL,
  bucket bytea NOT NULL,
  count int NOT NULL,
  began_at timestamptz NOT NULL,
  PRIMARY KEY (kind, bucket)
);
COMMENT ON TABLE auth.attempts IS
  'Failed logins. Buckets are hashes: people type passwords into the field of the name.'`;

/** Users, their sessions, failed attempts and the audit. */
export class CreateUsers1795230000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(tables);
    await queryRunner.query(createAuditSql('auth'));
  }
}
