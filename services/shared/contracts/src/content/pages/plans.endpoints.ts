import { IsIn, IsInt, IsISO8601, IsOptional, IsString, IsUUID } from 'class-validator';
import { endpoint } from '../../definition/endpoint.js';
import { one, page } from '../../definition/response-kinds.js';
import { IsInstant } from '../../fields/day-or-instant.js';
import { IdParams } from '../../fields/id-params.js';
import { IfGiven } from '../../fields/if-given.js';
import { NestedList } from '../../fields/nested.js';
import { PagingQuery } from '../../fields/paging.js';

/** Maximum number of waiting plans of one page. */
export const MAX_WAITING_PLANS = 10;

const plannedActions = ['publish', 'unpublish'] as const;
export type PlannedAction = (typeof plannedActions)[number];

const planStates = ['waiting', 'done', 'failed', 'cancelled'] as const;
export type PlanState = (typeof planStates)[number];

/** Plans to publish a page, with its draft if it has one at that time, or to withdraw it. */
export class PlanPublicationBody {
  @IsIn(plannedActions, { message: 'Bitte wählen Sie Veröffentlichen oder Zurückziehen.' }) action!: PlannedAction;
  /** An instant with its zone, in the future and at most a year ahead. */
  @IsInstant() at!: string;
}

export class PlannedPublication {
  @IsUUID() id!: string;
  @IsUUID() pageId!: string;
  @IsString() pageTitle!: string;
  @IsString() pageSlug!: string;
  @IsIn(plannedActions) action!: PlannedAction;
  @IsISO8601() at!: string;
  @IsIn(planStates) state!: PlanState;
  @IsString() createdBy!: string;
  @IsISO8601() createdAt!: string;
  /** Time at which the plan was carried out, failed or was cancelled. */
  @IsOptional() @IsISO8601() endedAt!: string | null;
  @IsOptional() @IsString() failure!: string | null;
}

/** Waiting plans first, by time; then ended plans, the latest first. */
export class PlannedPublicationList {
  @NestedList(() => PlannedPublication) items!: PlannedPublication[];
  @IsInt() total!: number;
}

export class PlansQuery extends PagingQuery {
  @IfGiven() @IsUUID() pageId?: string;
  @IfGiven() @IsIn(planStates) state?: PlanState;
}

const plans = { tag: 'Seiten', service: 'cms', access: 'manager' } as const;
const path = '/api/admin/content/planned-publications';

export const listPlans = endpoint({
  ...plans,
  title: 'Geplante Veröffentlichungen auflisten',
  method: 'GET',
  path,
  polled: true,
  compressed: true,
  query: PlansQuery,
  response: page(PlannedPublicationList),
  problems: [],
});

export const planPublication = endpoint({
  ...plans,
  title: 'Veröffentlichung planen',
  method: 'POST',
  path: '/api/admin/content/pages/:id/planned-publications',
  params: IdParams,
  body: PlanPublicationBody,
  response: one(PlannedPublication),
  problems: ['page_unknown', 'page_in_trash', 'plan_time_invalid', 'too_many_plans'],
});

export const cancelPlan = endpoint({
  ...plans,
  title: 'Geplante Veröffentlichung abbrechen',
  method: 'DELETE',
  path: `${path}/:id`,
  params: IdParams,
  response: one(PlannedPublication),
  problems: ['plan_unknown', 'plan_ended'],
});
