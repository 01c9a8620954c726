import { Controller } from '@nestjs/common';
import { type HeaderConfig, type InputOf, readHeaderConfig, saveHeaderConfig } from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { HeaderRecord } from './header-record.js';

/** The head of every public page. */
@Controller()
export class HeaderController {
  constructor(private readonly header: HeaderRecord) {}

  @Handles(readHeaderConfig)
  read(): Promise<HeaderConfig> {
    return this.header.current();
  }

  @Handles(saveHeaderConfig)
  save({ body }: InputOf<typeof saveHeaderConfig>, @CurrentActor() actor: SignedInActor): Promise<HeaderConfig> {
    return this.header.save(body, actor);
  }
}
