import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, IsUUID, Max } from 'class-validator';
import { IsInstant } from '../day-or-instant.js';
import { DigitsAsNumber } from '../digits-as-number.js';
import { PagingQuery } from '../paging.js';
import { IfGiven } from '../if-given.js';
import { Nested, NestedList } from '../nested.js';
import { PageFields } from './pages.js';

export const MAX_REVISIONS = 50;
/** Maximum number of waiting plans of one page. */
export const MAX_WAITING_PLANS = 10;

/** Largest PostgreSQL `integer`, the type of the stored number. */
const MAX_NUMBER = 2_147_483_647;

export const revisionKinds = ['created', 'saved', 'published', 'restored', 'imported', 'seeded'] as const;
export type RevisionKind = (typeof revisionKinds)[number];

export class RevisionParams {
  @IsUUID() id!: string;
  /** Version that the page got with this revision. */
  @DigitsAsNumber() @Max(MAX_NUMBER) @IsInt() number!: number;
}

export class RevisionRow {
  @IsInt() number!: number;
  @IsIn(revisionKinds) kind!: RevisionKind;
  @IsISO8601() at!: string;
  @IsString() actor!: string;
  @IsString() title!: string;
  @IsString() slug!: string;
  @IsBoolean() isPublished!: boolean;
}

export class RevisionList {
  @NestedList(() => RevisionRow) items!: RevisionRow[];
  @IsInt() total!: number;
}

const differenceKinds = ['same', 'added', 'removed'] as const;

/** Consecutive lines that both texts contain, or only one of them. */
export class DifferencePart {
  @IsIn(differenceKinds) kind!: (typeof differenceKinds)[number];
  @IsString() text!: string;
}

export class RevisionQuery {
  /** Number of the revision to compare with; left out: the current page. */
  @IfGiven() @DigitsAsNumber() @Max(MAX_NUMBER) @IsInt() against?: number;
}

/** A saved version of a page and its differences from another version. */
export class Revision extends RevisionRow {
  @Nested(() => PageFields) fields!: PageFields;
  @Nested(() => PageFields) against!: PageFields;
  /** Changes from `fields` to `against`, line by line. */
  @NestedList(() => DifferencePart) difference!: DifferencePart[];
}

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
