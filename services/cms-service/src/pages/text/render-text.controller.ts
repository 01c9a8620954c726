import { Controller } from '@nestjs/common';
import { type InputOf, renderContent, type RenderedContent } from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { PrepareText } from './prepare-text.js';

/** Renders a text that an editor has not saved yet. */
@Controller()
export class RenderTextController {
  constructor(private readonly prepareText: PrepareText) {}

  @Handles(renderContent)
  render(
    { body: { text } }: InputOf<typeof renderContent>,
    @CurrentActor() { signal }: SignedInActor,
  ): Promise<RenderedContent> {
    return this.prepareText.render(text, signal);
  }
}
