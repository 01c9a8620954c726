import { createAuditTrailSql, dropAuditTrailSql, ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** What the audit calls its subjects is kept with it: a deleted one has no name any more. */
const SUBJECT = `a.details->>'subject'`;

const images = `
CREATE TABLE cms.image (
  id uuid PRIMARY KEY,
  name varchar(200) NOT NULL,
  alt varchar(250) NOT NULL,
  width int NOT NULL,
  height int NOT NULL,
  bytes int NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by varchar(64) NOT NULL,
  version int NOT NULL DEFAULT 1
);
CREATE INDEX image_by_time ON cms.image (created_at DESC, id);
CREATE TABLE cms.image_form (
  image_id uuid NOT NULL REFERENCES cms.image ON DELETE CASCADE,
  type varchar(20) NOT NULL,
  width int NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (image_id, type, width)
);
COMMENT ON TABLE cms.image_form IS 'An image as it is shown: once in each width, and once as it is shared.';
ALTER TABLE cms.image_form ALTER content SET STORAGE EXTERNAL`;

/** Images of our own, in PostgreSQL: every replica has them, and every backup. */
export class CreateImages1795500000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(images);
    await queryRunner.query(dropAuditTrailSql('cms'));
    await queryRunner.query(createAuditTrailSql('cms', SUBJECT));
  }
}
