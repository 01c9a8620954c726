import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** Gives the failure of an offsite copy its present name in the results of earlier jobs, so that the console still shows it. */
export class NameOffsiteFailure1796500000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE jobs.job SET result = jsonb_set(
        result #- '{backup,secondPlaceFailure}', '{backup,offsiteFailure}', result #> '{backup,secondPlaceFailure}')
      WHERE result #> '{backup,secondPlaceFailure}' IS NOT NULL`);
  }
}
