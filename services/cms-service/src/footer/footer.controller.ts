import { Controller } from '@nestjs/common';
import { type FooterConfig, type InputOf, readFooterConfig, saveFooterConfig } from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { FooterRecord } from './footer-record.js';

/** The foot of every public page. */
@Controller()
export class FooterController {
  constructor(private readonly footer: FooterRecord) {}

  @Handles(readFooterConfig)
  read(): Promise<FooterConfig> {
    return this.footer.current();
  }

  @Handles(saveFooterConfig)
  save({ body }: InputOf<typeof saveFooterConfig>, @CurrentActor() actor: SignedInActor): Promise<FooterConfig> {
    return this.footer.save(body, actor);
  }
}
