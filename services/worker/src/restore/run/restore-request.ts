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

/** What the job of a restore is given; the file's passphrase is not part of it. */
export class RestoreRequest {
  @Matches(/^[0-9a-f]{32}$/) checkId!: string;
  @IsArray() @ArrayNotEmpty() @ArrayUnique() @IsIn(backupParts, { each: true }) parts!: BackupPart[];
  @IsBoolean() bringsBackDeleted!: boolean;
  /** What the check has found out. */
  @IsISO8601() backupAt!: string;
  @Matches(/^[0-9a-f]{64}$/) sha256!: string;
}

/** @throws ValidationError[] for data that are none */
export async function readRestoreRequest(data: object): Promise<RestoreRequest> {
  const request = plainToInstance(RestoreRequest, data);
  await validateOrReject(request);
  return request;
}

/** What the job of a restore of a checked file is given. */
export function restoreRequest(
  { id, backupAt, sha256 }: Pick<OpenCheck, 'id' | 'backupAt' | 'sha256'>,
  chosen: Pick<RestoreRequest, 'parts' | 'bringsBackDeleted'>,
): Readonly<Record<keyof RestoreRequest, unknown>> {
  return { checkId: id, backupAt, sha256, ...chosen };
}
