import { Controller } from '@nestjs/common';
import { type CheckedPage, checkPage, type InputOf } from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { CheckPage } from './check-page.js';

/** Findings for the review before a page is published. */
@Controller()
export class ChecksController {
  constructor(private readonly checkPage: CheckPage) {}

  @Handles(checkPage)
  check({ body }: InputOf<typeof checkPage>, @CurrentActor() { signal }: SignedInActor): Promise<CheckedPage> {
    return this.checkPage.run(body, signal);
  }
}
