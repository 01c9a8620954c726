import { Controller } from '@nestjs/common';
import { type AdminPage, discardDraft, type InputOf, publishDraft, saveDraft } from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { Drafts } from './drafts.js';

/** Drafts of pages. */
@Controller()
export class DraftsController {
  constructor(private readonly drafts: Drafts) {}

  @Handles(saveDraft)
  save({ params: { id }, body }: InputOf<typeof saveDraft>, @CurrentActor() actor: SignedInActor): Promise<AdminPage> {
    return this.drafts.save(id, body, actor);
  }

  @Handles(discardDraft)
  discard(
    { params: { id }, query: { version } }: InputOf<typeof discardDraft>,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AdminPage> {
    return this.drafts.discard(id, { version, actor });
  }

  @Handles(publishDraft)
  publish(
    { params: { id }, body: { version } }: InputOf<typeof publishDraft>,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AdminPage> {
    return this.drafts.publish(id, { version, actor });
  }
}
