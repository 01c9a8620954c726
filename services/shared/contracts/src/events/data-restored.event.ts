import { IsArray, IsIn, IsInt, IsISO8601, IsOptional, IsString, Min } from 'class-validator';
import { type BackupPart, backupParts } from '../jobs/job-results.js';
import { stateEvent } from '../definition/event.js';

/** The last restore; it replaced data of other services. */
export class DataRestored {
  /** Number of restores so far. */
  @IsInt() @Min(1) version!: number;
  @IsArray() @IsIn(backupParts, { each: true }) parts!: BackupPart[];
  @IsISO8601() at!: string;
  /** Session of the admin that started the restore, which stays valid; null: the command line. */
  @IsOptional() @IsString() sessionId!: string | null;
}

/** Producer: worker. Consumers: cms-service (publishes everything again), auth-service (ends sessions). Message key: `restore`. */
export const DataRestoredV1 = stateEvent('data.restored.v1', DataRestored);
