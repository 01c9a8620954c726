import { createIdempotencySql, ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** The answers that repeated requests get (docs/adr/0016). */
export class AnswerRepeats1796100000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(createIdempotencySql('auth'));
  }
}
