import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
} from 'class-validator';
import { BankChange } from './banks.endpoints.js';
import { IsDay } from '../fields/day-or-instant.js';
import { IfGiven } from '../fields/if-given.js';
import { PagingQuery } from '../fields/paging.js';
import { Nested, NestedList } from '../fields/nested.js';
import { BankDataDifference, type ImportMethod, importMethods } from '../jobs/job-results.js';

export const MAX_BANK_FILE_BYTES = 50_000_000;

export class BankCount {
  /** Number of records in the German file in force. */
  @IsInt() @Min(0) count!: number;
}

class ImportStats {
  @IsInt() @Min(0) imported!: number;
  @IsInt() @Min(0) errors!: number;
}

export class BankDataImported {
  @Nested(() => ImportStats) stats!: ImportStats;
}

const importSources = ['configured', 'shipped'] as const;
/** `configured`: the official address if the operator has set one, otherwise the shipped file. */
export type ImportSource = (typeof importSources)[number];

/** Names a source from a fixed list, never an address, so that a caller cannot make the worker load other files (docs/SECURITY.md F4). */
export class StartBankImportBody {
  @IfGiven() @IsIn(importSources) source?: ImportSource;
  /** Confirms that the new file may have over 10 % fewer records. */
  @IfGiven() @IsBoolean() confirmsDrop?: boolean;
}

export class UploadBankFileQuery {
  /** First day on which the file applies (YYYY-MM-DD, from midnight in Germany). */
  @IsDay() validFrom!: string;
  @IsOptional() @IsIn(['true']) confirmsDrop?: 'true';
  /** ISO 3166 code: a file without banks of this country is refused. Left out: the file names its country. */
  @IfGiven() @Matches(/^[A-Z]{2}$/) country?: string;
}

/** A list of banks that an admin can upload as a file. */
export class BankList {
  /** ISO 3166 codes; null: any country except Germany. */
  @IsOptional() @IsArray() @IsString({ each: true }) countries!: string[] | null;
  /** null: the operator's own list, which contains the name of its source. */
  @IsOptional() @IsString() publisher!: string | null;
  /** Host of the publisher's website. */
  @IsOptional() @IsString() site!: string | null;
  /** German: which of the publisher's files an import accepts. */
  @IsArray() @IsString({ each: true }) files!: string[];
}

class LoadedBankList {
  @IsString() country!: string;
  @IsString() source!: string;
  @IsString() validFrom!: string;
  @IsInt() @Min(0) records!: number;
}

export class BankDataOverview {
  @IsInt() @Min(0) count!: number;
  /** Version of the German file in force; null: none. */
  @IsOptional() @IsString() dataVersion!: string | null;
  @IsOptional() @IsString() validFrom!: string | null;
  @IsOptional() @IsString() validUntil!: string | null;
  @IsOptional() @IsISO8601() importedAt!: string | null;
  @IsOptional() @IsString() source!: string | null;
  @IsOptional() @IsIn(importMethods) origin!: ImportMethod | null;
  /** Host of the official address; null: the operator has set none. */
  @IsOptional() @IsString() officialHost!: string | null;
  /** German warnings for staff, such as data that expires soon. */
  @IsArray() @IsString({ each: true }) warnings!: string[];
  @NestedList(() => BankList) lists!: BankList[];
  /** The data set in force today of each country that has one. */
  @NestedList(() => LoadedBankList) loaded!: LoadedBankList[];
}

export const bankImportStates = ['future', 'inForce', 'past', 'withdrawn'] as const;
export type BankImportState = (typeof bankImportStates)[number];

export class BankImport {
  @IsString() @MaxLength(40) dataVersion!: string;
  @IsString() country!: string;
  @IsString() source!: string;
  @IsIn(importMethods) origin!: ImportMethod;
  @IsString() validFrom!: string;
  @IsISO8601() importedAt!: string;
  @IsIn(bankImportStates) state!: BankImportState;
  @IsInt() @Min(0) records!: number;
  @IsInt() @Min(0) errors!: number;
  /** German: the first skipped lines. */
  @IsArray() @IsString({ each: true }) errorLines!: string[];
  /** Difference to the previous file; null: no previous file. */
  @IsOptional() @Nested(() => BankDataDifference) difference!: BankDataDifference | null;
  /** Whether staff can withdraw it, because another data set replaces it at once. */
  @IsBoolean() isWithdrawable!: boolean;
}

export class BankImportsQuery extends PagingQuery {
  @IfGiven() @IsString() @MaxLength(2) country?: string;
}

export class BankImportPage {
  @NestedList(() => BankImport) items!: BankImport[];
  @IsInt() @Min(0) total!: number;
}

export class BankImportParams {
  @IsString() @MaxLength(2) country!: string;
  @IsString() @MaxLength(40) dataVersion!: string;
}

/** Changes that one file made, ordered by bank code. */
export class BankImportChanges {
  @NestedList(() => BankChange) changes!: BankChange[];
  @IsOptional() @IsString() nextCursor!: string | null;
}
