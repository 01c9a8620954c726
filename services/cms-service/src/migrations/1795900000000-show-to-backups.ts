import { AUDIT_COLUMNS, ForwardMigration, showToBackupsSql } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

const tables = {
  page: 'id slug title meta_description content links images gaps menu_order is_published show_in_menu noindex draft version created_at updated_at updated_by deleted_at',
  page_revision: 'page_id number kind at actor is_published fields',
  redirect: 'slug page_id created_at created_by',
  section: 'id type title subtitle content button_text button_url icon place is_active version deleted_at',
  homepage: 'only_row version',
  homepage_meta: 'only_row fields version updated_at',
  header: 'only_row fields version updated_at',
  footer: 'only_row fields version updated_at',
  appearance: 'only_row fields version updated_at',
  image: 'id name alt width height bytes created_at created_by version',
  image_form: 'image_id type width content',
  settings:
    'only_row timezone date_format time_format rate_limit_window_ms rate_limit_max_requests login_rate_limit_window_ms login_rate_limit_max_requests version',
  planned_publication: 'id page_id action at state created_by created_at ended_at failure',
  seed: 'name',
  audit: AUDIT_COLUMNS,
};

/** The content and the settings, for backups to read. */
export class ShowToBackups1795900000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(showToBackupsSql('cms', tables));
  }
}
