import { IsInt, IsString, MaxLength, Min } from 'class-validator';

/** Maximum checks of one key per minute, for the gateway, which only knows hashes of keys. */
export class KeyRateLimit {
  @IsInt() @Min(1) perMinute!: number;
  /** SHA-256 of the stored hash, in hex: identifies a key without revealing the hash that `keys.charge` looks up. */
  @IsString() @MaxLength(64) tag!: string;
}
