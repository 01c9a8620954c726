import { type BackupPart, backupParts } from '@pruefer/contracts';
import { plainToInstance } from 'class-transformer';
import {
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsISO8601,
  Matches,
  validateOrReject,
} from 'class-validator';
import type { OpenCheck } from '../checks/open-checks.js';

/** The data of a restore job, without the file's passphrase. */
class RestoreRequest {
  @Matches(/^[0-9a-f]{32}$/) checkId!: string;
  @IsArray() @ArrayNotEmpty() @ArrayUnique() @IsIn(backupParts, { each: true }) parts!: BackupPart[];
  @IsBoolean() bringsBackDeleted!: boolean;
  /** The result of the check. */
  @IsISO8601() backupAt!: string;
  @Matches(/^[0-9a-f]{64}$/) sha256!: string;
}

/** Validates the data of a restore job. @throws ValidationError[] for invalid data */
export async function readRestoreRequest(data: object): Promise<RestoreRequest> {
  const request = plainToInstance(RestoreRequest, data);
  await validateOrReject(request);
  return request;
}

/** The data of the job that restores a checked file. */
export function restoreRequest(
  { id, backupAt, sha256 }: Pick<OpenCheck, 'id' | 'backupAt' | 'sha256'>,
  choice: Pick<RestoreRequest, 'parts' | 'bringsBackDeleted'>,
): Readonly<Record<keyof RestoreRequest, unknown>> {
  return { checkId: id, backupAt, sha256, ...choice };
}
