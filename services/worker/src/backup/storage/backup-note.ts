import { KeptBackup } from '@pruefer/contracts';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** The JSON note of a kept backup. */
export class BackupNote extends KeptBackup {
  /** German: why the offsite copy failed; null: it did not, or none is configured. */
  @IsOptional() @IsString() @MaxLength(500) offsiteFailure!: string | null;
}
