import { Injectable } from '@nestjs/common';
import type { DataRestored } from '@pruefer/contracts';
import { RepublishStates } from '../content-state/republish-states.js';
import { RenewSections } from '../homepage/renew-sections.js';
import { RenewHtml } from '../pages/text/renew-html.js';

/**
 * Renders and sanitises restored texts as at every save (docs/SECURITY.md E4), and publishes everything in a new epoch.
 * Idempotent.
 */
@Injectable()
export class FollowRestore {
  constructor(
    private readonly renewHtml: RenewHtml,
    private readonly renewSections: RenewSections,
    private readonly republish: RepublishStates,
  ) {}

  /** Does nothing unless content or settings were restored. */
  async run({ parts }: DataRestored): Promise<void> {
    if (!parts.includes('content') && !parts.includes('settings')) return;
    await this.renewHtml.all();
    await this.renewSections.run();
    await this.republish.run();
  }
}
