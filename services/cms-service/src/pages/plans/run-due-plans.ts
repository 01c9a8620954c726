import { Injectable } from '@nestjs/common';
import { Problem, problems } from '@pruefer/contracts';
import { type Actor, addAudit } from '@pruefer/platform';
import { DataSource, type EntityManager } from 'typeorm';
import { ChangePage } from '../edit/change-page.js';
import { publishedFields } from '../drafts/drafts.js';
import { Page } from '../page/page.entity.js';
import { PageRepository } from '../page/page.repository.js';
import { type PreparedText, PrepareText } from '../text/prepare-text.js';
import { PlannedPublicationRow } from '../page/planned-publication.entity.js';

const MAX_AT_ONCE = 20;

interface DuePlan {
  readonly plan: PlannedPublicationRow;
  readonly page: Page;
  /** Text of the draft to publish. */
  readonly text: PreparedText | undefined;
}

/** Carries out due plans, including those whose time passed while the service was stopped. */
@Injectable()
export class RunDuePlans {
  constructor(
    private readonly database: DataSource,
    private readonly pages: PageRepository,
    private readonly change: ChangePage,
    private readonly prepare: PrepareText,
  ) {}

  /** Due plans, and the time of the next one after them. */
  async duePlans(): Promise<{ due: PlannedPublicationRow[]; nextAt: Date | undefined }> {
    const plans = await this.database.manager.find(PlannedPublicationRow, {
      where: { state: 'waiting' },
      order: { at: 'ASC', createdAt: 'ASC' },
      take: MAX_AT_ONCE,
    });
    const now = new Date();
    return { due: plans.filter(({ at }) => at <= now), nextAt: plans.find(({ at }) => at > now)?.at };
  }

  /** Carries out due plans. Several replicas may call it at once: one transaction carries out a plan and marks it as done. */
  async run(due: readonly PlannedPublicationRow[]): Promise<void> {
    const failures: unknown[] = [];
    for (const plan of due) await this.carryOut(plan).catch((error: unknown) => failures.push(error));
    // A failed plan does not delay the following ones.
    if (failures.length > 0) throw failures[0];
  }

  private async carryOut(plan: PlannedPublicationRow): Promise<void> {
    const page = await this.database.manager.findOneBy(Page, { id: plan.pageId });
    if (!page) return;
    try {
      const text =
        plan.action === 'publish' && page.draft ? await this.prepare.run(page.draft.fields.content) : undefined;
      await this.database.transaction(async (manager) => this.carryOutIn(manager, { plan, page, text }));
    } catch (error) {
      await this.fail(plan, page, error);
    }
  }

  private async carryOutIn(manager: EntityManager, { plan, page, text }: DuePlan): Promise<void> {
    await this.pages.lock(manager);
    const completion = { state: 'done', endedAt: new Date() } as const;
    const { affected } = await manager.update(PlannedPublicationRow, { id: plan.id, state: 'waiting' }, completion);
    if (affected !== 1) return;
    const isPublished = plan.action === 'publish';
    await this.change.changeIn(manager, {
      id: page.id,
      version: page.version,
      action: isPublished ? 'page.published' : 'page.unpublished',
      revision: isPublished ? 'published' : 'saved',
      actor: toActor(plan),
      change: (now) => (now.draft && text ? publishedFields(now.draft, text) : { isPublished }),
    });
  }

  /** Conflicts and temporary failures are retried; a page with an error keeps the plan as failed. */
  private async fail(plan: PlannedPublicationRow, page: Page, error: unknown): Promise<void> {
    if (!(error instanceof Problem) || error.code === 'unavailable') throw error;
    if (error.code === 'version_conflict') return;
    const failedState = { state: 'failed', endedAt: new Date(), failure: problems[error.code].text } as const;
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.update(PlannedPublicationRow, { id: plan.id, state: 'waiting' }, failedState);
      if (affected !== 1) return;
      const details = {
        subject: page.title,
        action: plan.action,
        at: plan.at.toISOString(),
        failure: failedState.failure,
      };
      await addAudit(manager, 'cms', { action: 'page.plan-failed', actor: toActor(plan), target: page.id, details });
    });
  }
}

/** The author of the plan as actor, without a session. */
function toActor({ createdBy }: PlannedPublicationRow): Actor {
  return { name: `${createdBy} (geplant)`.slice(0, 64) };
}
