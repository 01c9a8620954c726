import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';
import { createSingleRecordSql } from './create-table.v1.js';

const homepage = `
CREATE TABLE cms.section (
  id uuid PRIMARY KEY,
  type varchar(20) NOT NULL,
  title varchar(200) NOT NULL,
  subtitle varchar(300),
  content text,
  html text,
  button_text varchar(100),
  button_url varchar(2000),
  icon varchar(40),
  place int NOT NULL,
  is_active boolean NOT NULL,
  version int NOT NULL DEFAULT 1,
  deleted_at timestamptz
);
COMMENT ON COLUMN cms.section.html IS 'What content was rendered to when it was saved: this is what visitors see.';
CREATE TABLE cms.homepage (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version int NOT NULL
);
COMMENT ON TABLE cms.homepage IS 'Counts the states of the home page as a whole: its sections and its head.';
INSERT INTO cms.homepage (version) VALUES (0)`;

/** Sections and head of the home page. */
export class CreateHomepage1795530000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(homepage);
    await queryRunner.query(createSingleRecordSql('homepage_meta'));
  }
}
