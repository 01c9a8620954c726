import { Controller } from '@nestjs/common';
import { type Appearance, type InputOf, readAppearance, saveAppearance } from '@pruefer/contracts';
import { Answers, CurrentActor, type SignedInActor } from '@pruefer/platform';
import { AppearanceRepository } from './appearance.repository.js';
import { SaveAppearance } from './save-appearance.js';

/** How the public site looks. */
@Controller()
export class AppearanceController {
  constructor(
    private readonly appearance: AppearanceRepository,
    private readonly saving: SaveAppearance,
  ) {}

  @Answers(readAppearance)
  read(): Promise<Appearance> {
    return this.appearance.current();
  }

  @Answers(saveAppearance)
  save({ body }: InputOf<typeof saveAppearance>, @CurrentActor() actor: SignedInActor): Promise<Appearance> {
    return this.saving.run(body, actor);
  }
}
