import { Controller } from '@nestjs/common';
import { type ContentChanged, ContentChangedV1 } from '@pruefer/contracts';
import { ListensToStates } from '@pruefer/platform';
import { CONTENT_READER } from './first-read.js';
import { PublicContent } from './public-content.js';

/** Receives published content from events. */
@Controller()
export class ContentStatesController {
  constructor(private readonly content: PublicContent) {}

  @ListensToStates(ContentChangedV1, { reader: CONTENT_READER })
  async follow(changedContent: ReadonlyMap<string, ContentChanged>): Promise<void> {
    this.content.apply(changedContent);
  }
}
