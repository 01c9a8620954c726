import { IsIn, IsInt, IsISO8601, IsOptional, IsString, Matches, MaxLength, Min } from 'class-validator';
import { IsDay } from '../day-or-instant.js';
import { IfGiven } from '../if-given.js';
import { Nested, NestedList } from '../nested.js';
import { bankImportStates } from './bank-imports.js';

/** SWIFT's own file has some 40 KB. */
export const MAX_REGISTRY_FILE_BYTES = 1_000_000;

const registryOrigins = ['uploaded', 'command-line'] as const;
export type RegistryOrigin = (typeof registryOrigins)[number];

/** `unreadable`: its row is damaged; nothing is judged by it. */
const registryReleaseStates = [...bankImportStates, 'unreadable'] as const;
export type RegistryReleaseState = (typeof registryReleaseStates)[number];

/** `sepa`: only since when the country belongs to SEPA. */
const registryChangeKinds = ['added', 'changed', 'removed', 'sepa'] as const;
type RegistryChangeKind = (typeof registryChangeKinds)[number];

export class RegistryCountryState {
  /** `DE2!n18!n`: neighbours of one kind together. */
  @IsString() structure!: string;
  @IsInt() @Min(5) length!: number;
  /** From when (YYYY-MM-DD); null: since the release holds. */
  @IsOptional() @IsString() validFrom!: string | null;
  /** null: SEPA payments do not reach it. */
  @IsOptional() @IsString() sepaSince!: string | null;
}

export class RegistryChange {
  @IsString() country!: string;
  @IsString() name!: string;
  @IsIn(registryChangeKinds) kind!: RegistryChangeKind;
  /** null: it had no IBANs. */
  @IsOptional() @Nested(() => RegistryCountryState) before!: RegistryCountryState | null;
  /** null: it has none any more. */
  @IsOptional() @Nested(() => RegistryCountryState) after!: RegistryCountryState | null;
}

export class RegistryRelease {
  @IsString() @MaxLength(40) version!: string;
  /** German: as answers name it. */
  @IsString() name!: string;
  @IsIn(registryOrigins) origin!: RegistryOrigin;
  @IsString() validFrom!: string;
  /** The last day (YYYY-MM-DD), because another one is loaded for the day after; null: it never holds, or nothing ends it so far. */
  @IsOptional() @IsString() validUntil!: string | null;
  @IsISO8601() importedAt!: string;
  @IsIn(registryReleaseStates) state!: RegistryReleaseState;
  /** Number of countries with IBANs; 0: the release cannot be read. */
  @IsInt() @Min(0) countries!: number;
  /** Against what held before it. */
  @NestedList(() => RegistryChange) changes!: RegistryChange[];
}

export class UploadRegistryFileQuery {
  /** From when the file holds (YYYY-MM-DD, midnight in Germany). */
  @IsDay() validFrom!: string;
  /** The number of the release, which SWIFT's file does not name. */
  @IfGiven()
  @Matches(/^\d{1,3}$/, { message: 'Bitte geben Sie die Nummer der Ausgabe an, zum Beispiel 103.' })
  release?: string;
  /** Confirms that structures change or countries are removed. */
  @IsOptional() @IsIn(['true']) confirmsChanges?: 'true';
}

export class RegistryReleaseAddress {
  @IsString() @MaxLength(40) version!: string;
}

/** The newest first. Before the first one, and without any in force, the release that the product is shipped with holds. */
export class RegistryReleases {
  @NestedList(() => RegistryRelease) items!: RegistryRelease[];
  @IsInt() @Min(0) total!: number;
}
