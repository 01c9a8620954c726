import { IsIn, IsInt, IsISO8601, IsOptional, IsString, Matches, MaxLength, Min } from 'class-validator';
import { IsDay } from '../fields/day-or-instant.js';
import { IfGiven } from '../fields/if-given.js';
import { Nested, NestedList } from '../fields/nested.js';
import { bankImportStates } from './bank-imports.js';

/** Far above the size of SWIFT's file, about 40 KB. */
export const MAX_REGISTRY_FILE_BYTES = 1_000_000;

const registryImportMethods = ['uploaded', 'command-line'] as const;
export type RegistryImportMethod = (typeof registryImportMethods)[number];

/** `unreadable`: the stored row is damaged, so no verdict uses the release. */
const registryReleaseStates = [...bankImportStates, 'unreadable'] as const;
export type RegistryReleaseState = (typeof registryReleaseStates)[number];

/** `sepa`: only the date of the country's SEPA membership changed. */
const registryChangeKinds = ['added', 'changed', 'removed', 'sepa'] as const;
type RegistryChangeKind = (typeof registryChangeKinds)[number];

export class RegistryCountryState {
  /** Structure such as `DE2!n18!n`: adjacent fields with the same kind of characters are merged. */
  @IsString() structure!: string;
  @IsInt() @Min(5) length!: number;
  /** First day of the structure (YYYY-MM-DD); null: the first day of the release. */
  @IsOptional() @IsString() validFrom!: string | null;
  /** null: SEPA payments do not reach it. */
  @IsOptional() @IsString() sepaSince!: string | null;
}

export class RegistryChange {
  @IsString() country!: string;
  @IsString() name!: string;
  @IsIn(registryChangeKinds) kind!: RegistryChangeKind;
  /** null: the country had no IBANs before. */
  @IsOptional() @Nested(() => RegistryCountryState) before!: RegistryCountryState | null;
  /** null: the country no longer has IBANs. */
  @IsOptional() @Nested(() => RegistryCountryState) after!: RegistryCountryState | null;
}

export class RegistryRelease {
  @IsString() @MaxLength(40) version!: string;
  /** German name that answers contain. */
  @IsString() name!: string;
  @IsIn(registryImportMethods) origin!: RegistryImportMethod;
  @IsString() validFrom!: string;
  /** Last day in force (YYYY-MM-DD), the day before the next release begins; null: never in force, or no later release is loaded. */
  @IsOptional() @IsString() validUntil!: string | null;
  @IsISO8601() importedAt!: string;
  @IsIn(registryReleaseStates) state!: RegistryReleaseState;
  /** Number of countries with IBANs; 0: the release cannot be read. */
  @IsInt() @Min(0) countries!: number;
  /** Changes compared with the release that was in force before. */
  @NestedList(() => RegistryChange) changes!: RegistryChange[];
}

export class UploadRegistryFileQuery {
  /** First day on which the file applies (YYYY-MM-DD, from midnight in Germany). */
  @IsDay() validFrom!: string;
  /** Number of the release, which SWIFT's file does not contain. */
  @IfGiven()
  @Matches(/^\d{1,3}$/, { message: 'Bitte geben Sie die Nummer der Ausgabe an, zum Beispiel 103.' })
  release?: string;
  /** Confirms changed structures and removed countries, which an upload otherwise refuses. */
  @IsOptional() @IsIn(['true']) confirmsChanges?: 'true';
}

export class RegistryReleaseParams {
  @IsString() @MaxLength(40) version!: string;
}

/** Uploaded releases, the newest first. While none of them is in force, the release shipped with the product applies. */
export class RegistryReleases {
  @NestedList(() => RegistryRelease) items!: RegistryRelease[];
  @IsInt() @Min(0) total!: number;
}
