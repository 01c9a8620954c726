import { Controller } from '@nestjs/common';
import {
  type Appearance,
  type FooterConfig,
  type HeaderConfig,
  type InputOf,
  readAppearance,
  readFooterConfig,
  readHeaderConfig,
  saveAppearance,
  saveFooterConfig,
  saveHeaderConfig,
} from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { AppearanceRecord } from './appearance-record.js';
import { FooterRecord } from './footer-record.js';
import { HeaderRecord } from './header-record.js';

/** Reads and saves what every public page has: header, footer and colour. */
@Controller()
export class SiteFrameController {
  constructor(
    private readonly header: HeaderRecord,
    private readonly footer: FooterRecord,
    private readonly appearance: AppearanceRecord,
  ) {}

  @Handles(readHeaderConfig)
  readHeader(): Promise<HeaderConfig> {
    return this.header.current();
  }

  @Handles(saveHeaderConfig)
  saveHeader({ body }: InputOf<typeof saveHeaderConfig>, @CurrentActor() actor: SignedInActor): Promise<HeaderConfig> {
    return this.header.save(body, actor);
  }

  @Handles(readFooterConfig)
  readFooter(): Promise<FooterConfig> {
    return this.footer.current();
  }

  @Handles(saveFooterConfig)
  saveFooter({ body }: InputOf<typeof saveFooterConfig>, @CurrentActor() actor: SignedInActor): Promise<FooterConfig> {
    return this.footer.save(body, actor);
  }

  @Handles(readAppearance)
  readAppearance(): Promise<Appearance> {
    return this.appearance.current();
  }

  @Handles(saveAppearance)
  saveAppearance({ body }: InputOf<typeof saveAppearance>, @CurrentActor() actor: SignedInActor): Promise<Appearance> {
    return this.appearance.save(body, actor);
  }
}
