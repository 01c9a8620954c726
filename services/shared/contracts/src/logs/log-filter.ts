import { IsIn, IsInt, IsIP, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { IsDayOrInstant } from '../day-or-instant.js';
import { DigitsAsNumber } from '../digits-as-number.js';
import { IfGiven } from '../if-given.js';
import { IsCursor, MAX_OFFSET, MAX_PAGE_SIZE } from '../keys/key-queries.js';
import { IsListOf, IsOneOrListOf, isAddress, isKeyId, isStatusCode, KEY_ID } from './excluded-values.js';

/** `apiKeyId` of requests without a key. */
export const PUBLIC_REQUESTS = 'public';

export const statusClasses = ['2xx', '4xx', '5xx'] as const;
export type StatusClass = (typeof statusClasses)[number];

/** How a check came: in a request of its own, or in a bulk call. */
export const channels = ['single', 'bulk'] as const;
export type Channel = (typeof channels)[number];

const keySentence = 'Bitte geben Sie die Kennung eines API-Schlüssels an.';
const requestIdSentence = 'Bitte geben Sie eine gültige Anfrage-Kennung an.';

class LogFilter {
  /** Id of a key, or `public`: without one. */
  @IfGiven() @Matches(KEY_ID, { message: keySentence }) apiKeyId?: string;
  /** Id of a key: it and all keys of its contract, those before and after a renewal too. */
  @IfGiven() @Matches(KEY_ID, { message: keySentence }) contractOf?: string;
  /** First instant, or first day in the configured zone. */
  @IfGiven() @IsDayOrInstant() startDate?: string;
  /** End: an instant that does not belong to it any more, or the last day in the configured zone. */
  @IfGiven() @IsDayOrInstant() endDate?: string;
  /** One of them, as a number or its digits, or several with commas between them. */
  @IfGiven() @IsOneOrListOf(isStatusCode) statusCode?: number | string;
  @IfGiven() @IsIn(statusClasses) statusClass?: StatusClass;
  /** A whole address; found at any age by its keyed hash. */
  @IfGiven() @IsIP() ipAddress?: string;
  @IfGiven() @Matches(/^[\w.:-]{1,64}$/, { message: requestIdSentence }) requestId?: string;
  @IfGiven() @IsIn(channels) channel?: Channel;
  /** Not these keys; `public` for requests without one. Several with commas between them, as in the next ones. */
  @IfGiven() @IsListOf(isKeyId) notApiKeyId?: string;
  @IfGiven() @IsListOf(isStatusCode) notStatusCode?: string;
  @IfGiven() @IsListOf(isAddress) notIpAddress?: string;
}

/** One page of the rows, newest first. */
export class LogQuery extends LogFilter {
  @IfGiven() @DigitsAsNumber() @Max(MAX_PAGE_SIZE) @Min(1) @IsInt() limit?: number;
  /** Ignored together with a cursor. */
  @IfGiven() @DigitsAsNumber() @Max(MAX_OFFSET) @Min(0) @IsInt() offset?: number;
  /** `nextCursor` or `previousCursor` of another page with the same filter: as fast on page 1,000 as on page 1. */
  @IfGiven() @IsCursor() cursor?: string;
}

/** Filters that may name an IBAN: never in an address, always in a body (docs/SECURITY.md G1). */
export class LogSelection extends LogFilter {
  /** A whole IBAN, blanks are no matter; found at any age by its keyed hash. */
  @IfGiven() @MaxLength(60) @IsString() iban?: string;
}

export class LogSearch extends LogQuery {
  @IfGiven() @MaxLength(60) @IsString() iban?: string;
}
