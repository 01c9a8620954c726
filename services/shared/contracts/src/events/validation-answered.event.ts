import { IsBoolean, IsOptional } from 'class-validator';
import { event } from '../definition/event.js';
import { EventFields } from '../logs/described-class.js';
import type { RequestFactsOnTheWay } from '../logs/request-fields.js';
import { shape } from '../fields/shape.js';

/** One verdict or refusal of validation-service. Copies and repeats have the same values, except events with `reversed`. */
@EventFields
export class ValidationAnswered extends shape<RequestFactsOnTheWay>() {
  /** The caller got 503 and the charge was taken back; this event overrides other events with the same id. */
  @IsOptional() @IsBoolean() reversed?: boolean;
}

/** Producer: validation-service. Consumer: log-service. No message key, because the order does not matter. */
export const ValidationAnsweredV1 = event('validation.answered.v1', ValidationAnswered);
