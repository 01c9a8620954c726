import { IsInt, IsISO8601, IsString, MaxLength, Min } from 'class-validator';
import { event } from '../definition/event.js';

/** A data set of the bank directory is complete and can be loaded. */
export class BanksImported {
  /** Date of validity and SHA-256 prefix of the file, for example `2026-09-07-1a2b3c4d`. */
  @IsString() @MaxLength(40) version!: string;
  /** YYYY-MM-DD, at midnight Europe/Berlin. */
  @IsString() @MaxLength(10) validFrom!: string;
  @IsInt() @Min(0) records!: number;
  @IsISO8601() at!: string;
}

/** Producer: worker. Consumer: validation-service, which also compares the table's version every 30 s. */
export const BanksImportedV1 = event('banks.imported.v1', BanksImported);
