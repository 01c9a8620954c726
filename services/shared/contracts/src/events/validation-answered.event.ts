import { IsBoolean, IsOptional } from 'class-validator';
import { event } from '../event.js';
import { EventFields, shape } from '../logs/described-class.js';
import type { RequestFactsOnTheWay } from '../logs/request-fields.js';

/** One verdict or refusal of validation-service. Every copy and repeat carries the same values, but for one that takes another back. */
@EventFields
export class ValidationAnswered extends shape<RequestFactsOnTheWay>() {
  /** The caller got 503 after all and the charge was taken back: this holds, whatever another event of this id says. */
  @IsOptional() @IsBoolean() reversed?: boolean;
}

/** One answered check, whatever the answer. Producer: validation-service. Consumer: log-service. No message key: nothing depends on order. */
export const ValidationAnsweredV1 = event('validation.answered.v1', ValidationAnswered);
