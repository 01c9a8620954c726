import { Trimmed } from '@pruefer/contracts';
import { IsEmail, IsInt, IsISO8601, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

/** Most calls in one booking (docs/SECURITY.md C4). */
export const MAX_BOOKED_CALLS = 1_000_000_000;

/** What a new client buys. The check that stands last is made first: it says what a person reads about a missing field. */
export class NewApiKey {
  @Trimmed() @MaxLength(200) @IsString() @IsNotEmpty() clientName!: string;
  @Trimmed() @MaxLength(254) @IsEmail() clientEmail!: string;
  @Max(MAX_BOOKED_CALLS) @Min(1) @IsInt() quota!: number;
  /** From then on the key is refused; without it the key holds for ever. */
  @IsOptional() @IsISO8601({ strict: true }) expiresAt?: string;
}
