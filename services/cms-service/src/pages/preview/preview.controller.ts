import { Controller } from '@nestjs/common';
import { createPreview, type InputOf, type PreviewToken } from '@pruefer/contracts';
import { Handles } from '@pruefer/platform';
import { Previews } from './previews.js';

/** Creates links to previews of pages. */
@Controller()
export class PreviewController {
  constructor(private readonly previews: Previews) {}

  @Handles(createPreview)
  create({ params: { id } }: InputOf<typeof createPreview>): Promise<PreviewToken> {
    return this.previews.create(id);
  }
}
