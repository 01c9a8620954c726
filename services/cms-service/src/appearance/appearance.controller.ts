import { Controller } from '@nestjs/common';
import { type Appearance, type InputOf, readAppearance, saveAppearance } from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { AppearanceRecord } from './appearance-record.js';

/** Reads and saves the public site's appearance. */
@Controller()
export class AppearanceController {
  constructor(private readonly appearance: AppearanceRecord) {}

  @Handles(readAppearance)
  read(): Promise<Appearance> {
    return this.appearance.current();
  }

  @Handles(saveAppearance)
  save({ body }: InputOf<typeof saveAppearance>, @CurrentActor() actor: SignedInActor): Promise<Appearance> {
    return this.appearance.save(body, actor);
  }
}
