import { IsIn, IsInt, IsISO8601, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { Message } from '../message.js';
import { Nested, NestedList } from '../fields/nested.js';
import { ReadableLines } from '../fields/readable.js';
import { Trimmed } from '../fields/trimmed.js';

/** Kind of a booking that reverses a top-up; German, because stored bookings and console calls already use it. */
export const REVERSAL = 'storno';

/** `issue`: new contract; `correction`: edited quota; `refund`: returns charged calls that got no answer. */
const bookingKinds = ['issue', 'top-up', 'correction', REVERSAL, 'refund'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** One change of a contract's quota, or a refund of calls; the quota is the sum of all amounts. */
export class QuotaBooking {
  @IsInt() id!: number;
  @IsIn(bookingKinds) kind!: BookingKind;
  /** Signed; 0 for a refund, which leaves the quota as it is. */
  @IsInt() amount!: number;
  /** Only for a refund: number of returned calls. */
  @IsOptional() @IsInt() refundedCalls!: number | null;
  @IsInt() quotaBefore!: number;
  @IsInt() quotaAfter!: number;
  @IsString() actor!: string;
  @IsOptional() @IsString() orderNumber!: string | null;
  @IsOptional() @IsString() invoiceNumber!: string | null;
  @IsOptional() @IsString() note!: string | null;
  @IsISO8601() at!: string;
  /** Only for a reversal: id of the reversed top-up. */
  @IsOptional() @IsInt() reverses!: number | null;
  /** Only for a reversed top-up: id of the reversal. */
  @IsOptional() @IsInt() reversedBy!: number | null;
}

export class Booked extends Message {
  @Nested(() => QuotaBooking) booking!: QuotaBooking;
}

/** Reason for the reversal of a top-up; the body may be missing. */
export class ReverseBookingBody {
  @IsOptional() @Trimmed() @MaxLength(1_000) @ReadableLines() @IsString() @IsNotEmpty() note?: string;
}

export class BookingPage {
  @NestedList(() => QuotaBooking) items!: QuotaBooking[];
  @IsInt() total!: number;
  @IsOptional() @IsString() nextCursor!: string | null;
}
