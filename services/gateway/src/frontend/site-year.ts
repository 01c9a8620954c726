import { Injectable } from '@nestjs/common';
import { yearIn } from '@pruefer/contracts';
import { CurrentSettings } from '@pruefer/platform';

/** The current year of public pages, in the time zone of the settings. */
@Injectable()
export class SiteYear {
  constructor(private readonly settings: CurrentSettings) {}

  at(now = new Date()): number {
    return yearIn(this.settings.now.timezone, now);
  }
}
