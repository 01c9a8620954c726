import { IsInt, IsString, MaxLength, Min } from 'class-validator';

/** Most checks of one key in a minute, for the gateway, which knows keys by their hash alone. */
export class KeyRateLimit {
  @IsInt() @Min(1) perMinute!: number;
  /** SHA-256 of the stored hash, in hex: identifies a key without revealing the hash that `keys.charge` looks up. */
  @IsString() @MaxLength(64) tag!: string;
}
