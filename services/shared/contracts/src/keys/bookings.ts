import { IsIn, IsInt, IsISO8601, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { Message } from '../message.js';
import { Nested, NestedList } from '../nested.js';
import { ReadableLines } from '../readable.js';
import { Trimmed } from '../trimmed.js';

/** Kind of the booking that reverses a top-up, in stored bookings, which never change, and in the console's calls. */
export const REVERSAL = 'storno';

/** Issue of the contract, top-up, edit of the quota, what takes a top-up back, and calls given back that got no answer. */
const bookingKinds = ['issue', 'top-up', 'correction', REVERSAL, 'refund'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** One change of a contract's quota, or calls that it got back; the quota is the sum of all amounts. */
export class QuotaBooking {
  @IsInt() id!: number;
  @IsIn(bookingKinds) kind!: BookingKind;
  /** Signed; 0 for a refund, which leaves the quota as it is. */
  @IsInt() amount!: number;
  /** A refund: how many charged calls it gives back. */
  @IsOptional() @IsInt() refundedCalls!: number | null;
  @IsInt() quotaBefore!: number;
  @IsInt() quotaAfter!: number;
  /** Name of the user. */
  @IsString() actor!: string;
  @IsOptional() @IsString() orderNumber!: string | null;
  @IsOptional() @IsString() invoiceNumber!: string | null;
  @IsOptional() @IsString() note!: string | null;
  @IsISO8601() at!: string;
  /** A reversal: id of the booking that it takes back. */
  @IsOptional() @IsInt() reverses!: number | null;
  /** A top-up: id of the reversal that took it back. */
  @IsOptional() @IsInt() reversedBy!: number | null;
}

export class Booked extends Message {
  @Nested(() => QuotaBooking) booking!: QuotaBooking;
}

/** Why a top-up is taken back; the body may be missing. */
export class ReverseBooking {
  @IsOptional() @Trimmed() @MaxLength(1_000) @ReadableLines() @IsString() @IsNotEmpty() note?: string;
}

export class BookingPage {
  @NestedList(() => QuotaBooking) items!: QuotaBooking[];
  @IsInt() total!: number;
  @IsOptional() @IsString() nextCursor!: string | null;
}
