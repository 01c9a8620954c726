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
import { BankChange } from '../banks/banks.endpoints.js';
import { IsDay } from '../day-or-instant.js';
import { IfGiven } from '../if-given.js';
import { PageQuery } from '../keys/key-queries.js';
import { Nested, NestedList } from '../nested.js';
import { BankDataDifference, type BankFileOrigin, bankFileOrigins } from './job-results.js';

/** Far beyond the largest publisher's file. */
export const MAX_BANK_FILE_BYTES = 50_000_000;

export class BankCount {
  /** Records of the German file in force. */
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
/** `configured`: the official address where the operator has set one, else the shipped file. */
export type ImportSource = (typeof importSources)[number];

/** Nothing in it can say where the file comes from but by one of our own names (docs/SECURITY.md F4). */
export class StartBankImport {
  @IfGiven() @IsIn(importSources) source?: ImportSource;
  /** A drop by more than 10 % is right. */
  @IfGiven() @IsBoolean() confirmsDrop?: boolean;
}

export class UploadBankFileQuery {
  /** From when the file holds (YYYY-MM-DD, midnight in Germany). */
  @IsDay() validFrom!: string;
  @IsOptional() @IsIn(['true']) confirmsDrop?: 'true';
  /** ISO 3166 code: a file without banks of this country is refused. Without it the file says whose banks they are. */
  @IfGiven() @Matches(/^[A-Z]{2}$/) country?: string;
}

/** A list of banks that can be brought along as a file. */
export class BankList {
  /** ISO 3166 codes; null: of any country but Germany. */
  @IsOptional() @IsArray() @IsString({ each: true }) countries!: string[] | null;
  /** null: a list of one's own, which names its source itself. */
  @IsOptional() @IsString() publisher!: string | null;
  /** Host of the publisher's own pages. */
  @IsOptional() @IsString() site!: string | null;
  /** German: which of the publisher's files are read. */
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
  /** null: no German file is in force. */
  @IsOptional() @IsString() dataVersion!: string | null;
  @IsOptional() @IsString() validFrom!: string | null;
  @IsOptional() @IsString() validUntil!: string | null;
  @IsOptional() @IsISO8601() importedAt!: string | null;
  @IsOptional() @IsString() source!: string | null;
  @IsOptional() @IsIn(bankFileOrigins) origin!: BankFileOrigin | null;
  /** Host of the official address; null: the operator has set none. */
  @IsOptional() @IsString() officialHost!: string | null;
  /** German: what staff should know, such as data that ends soon. */
  @IsArray() @IsString({ each: true }) warnings!: string[];
  @NestedList(() => BankList) lists!: BankList[];
  /** The data set in force today, for each country that has one. */
  @NestedList(() => LoadedBankList) loaded!: LoadedBankList[];
}

export const bankImportStates = ['future', 'inForce', 'past', 'withdrawn'] as const;
export type BankImportState = (typeof bankImportStates)[number];

export class BankImport {
  @IsString() @MaxLength(40) dataVersion!: string;
  @IsString() country!: string;
  @IsString() source!: string;
  @IsIn(bankFileOrigins) origin!: BankFileOrigin;
  @IsString() validFrom!: string;
  @IsISO8601() importedAt!: string;
  @IsIn(bankImportStates) state!: BankImportState;
  @IsInt() @Min(0) records!: number;
  @IsInt() @Min(0) errors!: number;
  /** German, the first of them. */
  @IsArray() @IsString({ each: true }) errorLines!: string[];
  /** Against the file before it; null: there is none. */
  @IsOptional() @Nested(() => BankDataDifference) difference!: BankDataDifference | null;
  /** It can be withdrawn: another one takes its place at once. */
  @IsBoolean() isWithdrawable!: boolean;
}

export class BankImportsQuery extends PageQuery {
  @IfGiven() @IsString() @MaxLength(2) country?: string;
}

/** The newest first. */
export class BankImportPage {
  @NestedList(() => BankImport) items!: BankImport[];
  @IsInt() @Min(0) total!: number;
}

export class BankImportAddress {
  @IsString() @MaxLength(2) country!: string;
  @IsString() @MaxLength(40) dataVersion!: string;
}

/** Changes by a file, by bank code. */
export class BankImportChanges {
  @NestedList(() => BankChange) changes!: BankChange[];
  @IsOptional() @IsString() nextCursor!: string | null;
}
