import { Injectable } from '@nestjs/common';
import type { AuditAction, NamedDetails } from '@pruefer/contracts';
import { type Actor, addAudit, answerOnce } from '@pruefer/platform';
import { DataSource, type EntityManager } from 'typeorm';
import { HomepageState } from './homepage-state.js';
import { SectionRepository } from './section.repository.js';

/** An edit's result and audit details. */
interface HomepageEdit<Result, Details> {
  readonly result: Result;
  readonly action: AuditAction;
  readonly target?: string;
  readonly details?: Details & NamedDetails<Details>;
}

/** Runs changes of the home page one at a time; each is published and audited in its own transaction. */
@Injectable()
export class EditHomepage {
  constructor(
    private readonly database: DataSource,
    private readonly sections: SectionRepository,
    private readonly state: HomepageState,
  ) {}

  run<Result extends object, Details extends object>(
    actor: Actor,
    edit: (manager: EntityManager) => Promise<HomepageEdit<Result, Details>>,
  ): Promise<Result> {
    return this.database.transaction((manager) =>
      answerOnce(manager, 'cms', actor.repeatable, async () => {
        await this.sections.lock(manager);
        const { result, action, target, details } = await edit(manager);
        await this.state.publish(manager);
        await addAudit(manager, 'cms', { action, actor, target, details });
        return result;
      }),
    );
  }
}
