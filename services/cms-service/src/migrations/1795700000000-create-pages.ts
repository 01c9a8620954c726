import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

const tables = [
  `CREATE SEQUENCE cms.content_version`,
  `GRANT USAGE ON SEQUENCE cms.content_version TO cms_service`,
  `CREATE TABLE cms.page (
    id uuid PRIMARY KEY,
    slug varchar(100) NOT NULL,
    title varchar(200) NOT NULL,
    meta_description varchar(500),
    content text NOT NULL,
    html text NOT NULL,
    links text[] NOT NULL,
    images text[] NOT NULL,
    gaps text[] NOT NULL,
    menu_order int NOT NULL,
    is_published boolean NOT NULL,
    show_in_menu boolean NOT NULL,
    noindex boolean NOT NULL,
    draft jsonb,
    version int NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    updated_by varchar(64) NOT NULL,
    deleted_at timestamptz
  )`,
  `CREATE UNIQUE INDEX page_slug ON cms.page (slug) WHERE deleted_at IS NULL`,
  `CREATE INDEX page_order ON cms.page (menu_order, title, id) WHERE deleted_at IS NULL`,
  `CREATE INDEX page_trash ON cms.page (deleted_at) WHERE deleted_at IS NOT NULL`,
  `COMMENT ON COLUMN cms.page.html IS 'Made of content: renewed at every start, and when what its blocks say changes.'`,
  `CREATE TABLE cms.page_revision (
    page_id uuid NOT NULL REFERENCES cms.page ON DELETE CASCADE,
    number int NOT NULL,
    kind varchar(20) NOT NULL,
    at timestamptz NOT NULL,
    actor varchar(64) NOT NULL,
    is_published boolean NOT NULL,
    fields jsonb NOT NULL,
    PRIMARY KEY (page_id, number)
  )`,
  `CREATE TABLE cms.redirect (
    slug varchar(100) PRIMARY KEY,
    page_id uuid NOT NULL REFERENCES cms.page ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    created_by varchar(64) NOT NULL
  )`,
  `CREATE INDEX redirect_by_page ON cms.redirect (page_id)`,
  `CREATE TABLE cms.planned_publication (
    id uuid PRIMARY KEY,
    page_id uuid NOT NULL REFERENCES cms.page ON DELETE CASCADE,
    action varchar(20) NOT NULL,
    at timestamptz NOT NULL,
    state varchar(20) NOT NULL,
    created_by varchar(64) NOT NULL,
    created_at timestamptz NOT NULL,
    ended_at timestamptz,
    failure varchar(500)
  )`,
  `CREATE INDEX planned_publication_waiting ON cms.planned_publication (at) WHERE state = 'waiting'`,
  `CREATE INDEX planned_publication_by_page ON cms.planned_publication (page_id)`,
  `CREATE TABLE cms.seed (name varchar(40) PRIMARY KEY)`,
  `COMMENT ON TABLE cms.seed IS 'What was laid out once and never again, also after somebody has deleted it.'`,
];

/** Pages with their revisions, old addresses and planned publications. */
export class CreatePages1795700000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of tables) await queryRunner.query(sql);
  }
}
