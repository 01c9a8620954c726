import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  DEFAULT_PAGE_SIZE,
  MAX_WAITING_PLANS,
  type PlannedPublication,
  type PlannedPublicationList,
  type PlanPublicationBody,
  type PlansQuery,
  Problem,
} from '@pruefer/contracts';
import { type Actor, addAudit, countRows } from '@pruefer/platform';
import { DataSource, type EntityManager } from 'typeorm';
import type { Page } from '../page/page.entity.js';
import { PageRepository } from '../page/page.repository.js';
import { PlannedPublicationRow } from '../page/planned-publication.entity.js';
import { PlanSchedule } from './plan-schedule.js';
import { findPage } from '../page/find-page.js';

const YEAR_MS = 366 * 24 * 60 * 60 * 1_000;

type ListedPlan = PlannedPublicationRow & { readonly pageTitle: string; readonly pageSlug: string };

/** Planned publications of pages. */
@Injectable()
export class Plans {
  constructor(
    private readonly database: DataSource,
    private readonly pages: PageRepository,
    private readonly schedule: PlanSchedule,
  ) {}

  /** @throws Problem `plan_time_invalid`, `page_unknown`, `page_in_trash`, `too_many_plans` */
  async create(pageId: string, { action, at }: PlanPublicationBody, actor: Actor): Promise<PlannedPublication> {
    const time = new Date(at);
    const leftMs = time.getTime() - Date.now();
    if (leftMs <= 0 || leftMs > YEAR_MS) throw new Problem('plan_time_invalid');
    const id = randomUUID();
    const plan = await this.database.transaction(async (manager) => {
      await this.pages.lock(manager);
      const { title } = await this.pageWithRoom(manager, pageId);
      const row = { id, pageId, action, at: time, state: 'waiting', createdBy: actor.name } as const;
      await manager.insert(PlannedPublicationRow, { ...row, createdAt: new Date() });
      const details = { subject: title, action, at: time.toISOString() };
      await addAudit(manager, 'cms', { action: 'page.plan-created', actor, target: pageId, details });
      return this.listedPlan(manager, id);
    });
    this.schedule.wakeAt(time);
    return plan;
  }

  /** @throws Problem `plan_unknown`, `plan_ended` */
  cancel(id: string, actor: Actor): Promise<PlannedPublication> {
    return this.database.transaction(async (manager) => {
      await this.pages.lock(manager);
      const { pageId, pageTitle, state, action, at } = await this.listedPlan(manager, id);
      if (state !== 'waiting') throw new Problem('plan_ended');
      await manager.update(PlannedPublicationRow, { id }, { state: 'cancelled', endedAt: new Date() });
      const details = { subject: pageTitle, action, at };
      await addAudit(manager, 'cms', { action: 'page.plan-cancelled', actor, target: pageId, details });
      return this.listedPlan(manager, id);
    });
  }

  /** Waiting plans, next first, then ended ones, latest first. */
  async list({ pageId, state, limit = DEFAULT_PAGE_SIZE, offset = 0 }: PlansQuery): Promise<PlannedPublicationList> {
    const filter = '($1::uuid IS NULL OR page_id = $1) AND ($2::text IS NULL OR p.state = $2)';
    const values = [pageId ?? null, state ?? null];
    const rows = await selectPlans(
      this.database.manager,
      `WHERE ${filter} ORDER BY (p.state <> 'waiting'), CASE p.state WHEN 'waiting' THEN p.at END, p.ended_at DESC, p.id
       LIMIT ${limit} OFFSET ${offset}`,
      values,
    );
    const total = await countRows(this.database, `cms.planned_publication p WHERE ${filter}`, values);
    return { items: rows.map(toPlannedPublication), total };
  }

  private async pageWithRoom(manager: EntityManager, pageId: string): Promise<Page> {
    const page = await findPage(manager, pageId);
    if (page.deletedAt) throw new Problem('page_in_trash');
    const waitingCount = await manager.countBy(PlannedPublicationRow, { pageId, state: 'waiting' });
    if (waitingCount >= MAX_WAITING_PLANS) throw new Problem('too_many_plans');
    return page;
  }

  private async listedPlan(manager: EntityManager, id: string): Promise<PlannedPublication> {
    const [row] = await selectPlans(manager, 'WHERE p.id = $1', [id]);
    if (!row) throw new Problem('plan_unknown');
    return toPlannedPublication(row);
  }
}

function selectPlans(manager: EntityManager, rest: string, values: unknown[]): Promise<ListedPlan[]> {
  return manager.query<ListedPlan[]>(
    `SELECT p.id, p.page_id AS "pageId", p.action, p.at, p.state, p.created_by AS "createdBy", p.created_at AS "createdAt",
            p.ended_at AS "endedAt", p.failure, page.title AS "pageTitle", page.slug AS "pageSlug"
       FROM cms.planned_publication p JOIN cms.page ON page.id = p.page_id ${rest}`,
    values,
  );
}

function toPlannedPublication({ at, createdAt, endedAt, ...plan }: ListedPlan): PlannedPublication {
  const times = { at: at.toISOString(), createdAt: createdAt.toISOString(), endedAt: endedAt?.toISOString() ?? null };
  return { ...plan, ...times };
}
