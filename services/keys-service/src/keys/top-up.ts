import { Trimmed } from '@pruefer/contracts';
import { IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { MAX_BOOKED_CALLS } from './new-api-key.js';

/** Calls that a client buys on top. */
export class TopUp {
  @Max(MAX_BOOKED_CALLS) @Min(1) @IsInt() addedQuota!: number;
  /** One order is booked once for each contract. */
  @Trimmed()
  @MaxLength(100)
  @IsString()
  @IsNotEmpty({ message: 'Fehlende Auftrags-/Rechnungsnummer' })
  orderNumber!: string;
  @IsOptional() @Trimmed() @MaxLength(100) @IsString() @IsNotEmpty() invoiceNumber?: string;
  @IsOptional() @Trimmed() @MaxLength(1_000) @IsString() @IsNotEmpty() notes?: string;
}
