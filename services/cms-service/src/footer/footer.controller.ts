import { Controller } from '@nestjs/common';
import { type FooterConfig, type InputOf, readFooterConfig, saveFooterConfig } from '@pruefer/contracts';
import { Answers, CurrentActor, type SignedInActor } from '@pruefer/platform';
import { FooterRepository } from './footer.repository.js';
import { SaveFooter } from './save-footer.js';

/** The foot of every public page. */
@Controller()
export class FooterController {
  constructor(
    private readonly footer: FooterRepository,
    private readonly saveFooter: SaveFooter,
  ) {}

  @Answers(readFooterConfig)
  read(): Promise<FooterConfig> {
    return this.footer.current();
  }

  @Answers(saveFooterConfig)
  save({ body }: InputOf<typeof saveFooterConfig>, @CurrentActor() actor: SignedInActor): Promise<FooterConfig> {
    return this.saveFooter.run(body, actor);
  }
}
