import { Equals, IsInt, IsISO8601, IsOptional, IsString, IsUUID, MaxLength, Min } from 'class-validator';
import { IfGiven } from '../fields/if-given.js';
import { NestedList } from '../fields/nested.js';
import { Readable } from '../fields/readable.js';

/** The word that an admin types to confirm an erasure. */
export const ERASE_WORD = 'LÖSCHEN';
export const MAX_ERASURE_REASON_LENGTH = 200;

/** The IBAN is in the body, never in an address (docs/SECURITY.md G1). */
export class IbanOfErasure {
  /** The checked IBAN, valid or invalid; blanks are ignored. */
  @MaxLength(60) @IsString() iban!: string;
}

export class EraseIbanBody extends IbanOfErasure {
  /** Reason for the protocol; it must not contain the IBAN or a part of it. */
  @IfGiven() @Readable() @MaxLength(MAX_ERASURE_REASON_LENGTH) @IsString() reason?: string;
  @Equals(ERASE_WORD, { message: `Bitte geben Sie ${ERASE_WORD} ein.` }) confirmation!: string;
}

export class ErasurePreview {
  /** Number of log rows with the IBAN, full, masked or hashed. */
  @IsInt() @Min(0) rows!: number;
  @IsOptional() @IsISO8601() oldestAt!: string | null;
  @IsOptional() @IsISO8601() newestAt!: string | null;
}

/** One entry of the protocol. It does not reveal the IBAN. */
export class Erasure {
  @IsUUID() id!: string;
  @IsISO8601() at!: string;
  /** Name of the admin. */
  @IsString() erasedBy!: string;
  @IsOptional() @IsString() reason!: string | null;
  @IsInt() @Min(0) rows!: number;
  /** null: not finished; it continues automatically. */
  @IsOptional() @IsISO8601() completedAt!: string | null;
}

export class ErasurePage {
  @NestedList(() => Erasure) items!: Erasure[];
  @IsInt() @Min(0) total!: number;
}
