import { IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { MAX_BOOKED_CALLS, Trimmed } from './new-api-key.js';

/** Calls that a client buys on top. */
export class TopUp {
  @IsInt() @Min(1) @Max(MAX_BOOKED_CALLS) addedQuota!: number;
  /** One order is booked once for each contract. */
  @Trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Fehlende Auftrags-/Rechnungsnummer' })
  @MaxLength(100)
  orderNumber!: string;
  @IsOptional() @Trimmed() @IsString() @IsNotEmpty() @MaxLength(100) invoiceNumber?: string;
  @IsOptional() @Trimmed() @IsString() @IsNotEmpty() @MaxLength(1_000) notes?: string;
}
