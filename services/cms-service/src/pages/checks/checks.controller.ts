import { Controller } from '@nestjs/common';
import {
  type CheckedPage,
  checkPage,
  createPreview,
  type InputOf,
  type PreviewToken,
  renderContent,
  type RenderedContent,
} from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { Previews } from '../preview/previews.js';
import { PrepareText } from '../text/prepare-text.js';
import { CheckPage } from './check-page.js';

/** Findings for the review before a page is published. */
@Controller()
export class ChecksController {
  constructor(
    private readonly prepareText: PrepareText,
    private readonly checkPage: CheckPage,
    private readonly previews: Previews,
  ) {}

  @Handles(renderContent)
  render(
    { body: { text } }: InputOf<typeof renderContent>,
    @CurrentActor() { signal }: SignedInActor,
  ): Promise<RenderedContent> {
    return this.prepareText.render(text, signal);
  }

  @Handles(checkPage)
  check({ body }: InputOf<typeof checkPage>, @CurrentActor() { signal }: SignedInActor): Promise<CheckedPage> {
    return this.checkPage.run(body, signal);
  }

  @Handles(createPreview)
  preview({ params: { id } }: InputOf<typeof createPreview>): Promise<PreviewToken> {
    return this.previews.create(id);
  }
}
