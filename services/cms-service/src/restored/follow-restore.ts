import { Injectable } from '@nestjs/common';
import type { DataRestored } from '@pruefer/contracts';
import { RepublishStates } from '../content-state/republish-states.js';
import { RenewSections } from '../homepage/renew-sections.js';
import { RenewHtml } from '../pages/upkeep/renew-html.js';

/**
 * Makes what was restored below this service its own: texts are rendered and sanitised as at every save (docs/SECURITY.md E4), and everything
 * is published in a new epoch. Twice is like once.
 */
@Injectable()
export class FollowRestore {
  constructor(
    private readonly renewHtml: RenewHtml,
    private readonly renewSections: RenewSections,
    private readonly republish: RepublishStates,
  ) {}

  async run({ parts }: DataRestored): Promise<void> {
    if (!parts.includes('content') && !parts.includes('settings')) return;
    await this.renewHtml.all();
    await this.renewSections.run();
    await this.republish.run();
  }
}
