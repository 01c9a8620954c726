import { IsInt, IsISO8601, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { event } from '../definition/event.js';

/** Refusals by the gateway (401, 429) and every 5xx of a check: one event per address, code and 10 seconds. */
export class RequestRefused {
  @IsUUID() id!: string;
  /** Start of the interval of 10 seconds. */
  @IsISO8601() at!: string;
  /** null: sum of the addresses that are not counted individually. */
  @IsOptional() @IsString() @MaxLength(45) address!: string | null;
  @IsOptional() @IsString() @MaxLength(45) addressShort!: string | null;
  @IsOptional() @IsString() @MaxLength(64) addressHash!: string | null;
  @IsInt() @Min(400) @Max(599) status!: number;
  @IsString() @MaxLength(64) errorCode!: string;
  @IsInt() @Min(1) count!: number;
}

/** Refused requests, counted. Producer: gateway, best effort. Consumer: log-service. */
export const RequestRefusedV1 = event('request.refused.v1', RequestRefused);
