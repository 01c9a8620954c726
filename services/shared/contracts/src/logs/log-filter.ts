import { IsIn, IsInt, IsIP, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { IsDayOrInstant } from '../fields/day-or-instant.js';
import { DigitsAsNumber } from '../fields/digits-as-number.js';
import { IfGiven } from '../fields/if-given.js';
import { IsCursor, MAX_OFFSET, MAX_PAGE_SIZE } from '../fields/paging.js';
import { isIpAddress, isKeyId, IsListOf, IsOneOrListOf, isStatusCode, KEY_ID } from './excluded-values.js';

/** `apiKeyId` of requests without a key. */
export const PUBLIC_REQUESTS = 'public';

export const statusClasses = ['2xx', '4xx', '5xx'] as const;
export type StatusClass = (typeof statusClasses)[number];

/** Origin of a check: a separate request, or a bulk call. */
export const channels = ['single', 'bulk', 'file'] as const;
export type Channel = (typeof channels)[number];

const keySentence = 'Bitte geben Sie die Kennung eines API-Schlüssels an.';
const requestIdSentence = 'Bitte geben Sie eine gültige Anfrage-Kennung an.';

class LogFilter {
  /** Id of a key, or `public` for requests without a key. */
  @IfGiven() @Matches(KEY_ID, { message: keySentence }) apiKeyId?: string;
  /** Id of a key: matches all keys of its contract, including earlier and renewed ones. */
  @IfGiven() @Matches(KEY_ID, { message: keySentence }) contractOf?: string;
  /** First instant (inclusive), or first day in the configured zone. */
  @IfGiven() @IsDayOrInstant() startDate?: string;
  /** End instant (exclusive), or last day (inclusive) in the configured zone. */
  @IfGiven() @IsDayOrInstant() endDate?: string;
  /** One status code, as number or text, or several separated by commas. */
  @IfGiven() @IsOneOrListOf(isStatusCode) statusCode?: number | string;
  @IfGiven() @IsIn(statusClasses) statusClass?: StatusClass;
  /** A full address, found at any age by its keyed hash. */
  @IfGiven() @IsIP() ipAddress?: string;
  @IfGiven() @Matches(/^[\w.:-]{1,64}$/, { message: requestIdSentence }) requestId?: string;
  @IfGiven() @IsIn(channels) channel?: Channel;
  /** Excluded keys, separated by commas; `public` for requests without a key. The next two fields have the same form. */
  @IfGiven() @IsListOf(isKeyId) notApiKeyId?: string;
  @IfGiven() @IsListOf(isStatusCode) notStatusCode?: string;
  @IfGiven() @IsListOf(isIpAddress) notIpAddress?: string;
}

/** One page of the rows, newest first. */
export class LogQuery extends LogFilter {
  @IfGiven() @DigitsAsNumber() @Max(MAX_PAGE_SIZE) @Min(1) @IsInt() limit?: number;
  /** Ignored together with a cursor. */
  @IfGiven() @DigitsAsNumber() @Max(MAX_OFFSET) @Min(0) @IsInt() offset?: number;
  /** `nextCursor` or `previousCursor` of another page with the same filter; equally fast on every page. */
  @IfGiven() @IsCursor() cursor?: string;
}

/** Filters with an IBAN, sent in a body and never in an address (docs/SECURITY.md G1). */
export class LogSelection extends LogFilter {
  /** A full IBAN, found at any age by its keyed hash; blanks are ignored. */
  @IfGiven() @MaxLength(60) @IsString() iban?: string;
}

export class LogSearch extends LogQuery {
  @IfGiven() @MaxLength(60) @IsString() iban?: string;
}
