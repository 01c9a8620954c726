import { ForwardMigration, openToRestoreSql } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

const merged = 'SELECT, INSERT, UPDATE';

/** Rights of a restore: it replaces content and settings, and reads the audit to leave out rows that were deleted later. */
export class OpenToRestore1795910000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      openToRestoreSql('cms', {
        page: merged,
        page_revision: 'SELECT, INSERT, DELETE',
        redirect: `${merged}, DELETE`,
        section: merged,
        homepage: 'SELECT, UPDATE',
        homepage_meta: merged,
        header: merged,
        footer: merged,
        appearance: merged,
        image: merged,
        image_form: 'SELECT, INSERT',
        settings: merged,
      }),
    );
    await queryRunner.query(
      `GRANT SELECT (page_id, state), UPDATE (state, ended_at) ON cms.planned_publication TO restore_writer;
       GRANT SELECT (at, action, target) ON cms.audit TO restore_writer`,
    );
  }
}
