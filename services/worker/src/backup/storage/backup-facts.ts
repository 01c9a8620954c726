import { KeptBackup } from '@pruefer/contracts';
import { plainToInstance } from 'class-transformer';
import { IsOptional, IsString, MaxLength, validateSync } from 'class-validator';

/** The JSON note of a kept backup. */
export class KeptFile extends KeptBackup {
  /** German: why the offsite copy failed; null: it did not, or none is configured. */
  @IsOptional() @IsString() @MaxLength(500) secondPlaceFailure!: string | null;
}

/** @returns undefined for a note in another format */
export function readKeptFile(json: string): KeptFile | undefined {
  try {
    const file = plainToInstance(KeptFile, JSON.parse(json));
    return validateSync(file, { whitelist: true, forbidUnknownValues: true }).length === 0 ? file : undefined;
  } catch {
    return undefined;
  }
}
