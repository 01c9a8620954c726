import { Controller } from '@nestjs/common';
import {
  eraseIban,
  type Erasure,
  type ErasurePage,
  type ErasurePreview,
  type InputOf,
  listErasures,
  previewErasure,
} from '@pruefer/contracts';
import { Answers, CurrentActor, type SignedInActor } from '@pruefer/platform';
import { EraseIban } from './erase-iban.js';
import { ErasureRepository } from './erasure.repository.js';

/** An IBAN found and taken out of the log, and what was written down about that. */
@Controller()
export class ErasuresController {
  constructor(
    private readonly eraseIban: EraseIban,
    private readonly erasures: ErasureRepository,
  ) {}

  @Answers(previewErasure)
  preview({ body }: InputOf<typeof previewErasure>): Promise<ErasurePreview> {
    return this.eraseIban.preview(body.iban);
  }

  @Answers(eraseIban)
  erase({ body }: InputOf<typeof eraseIban>, @CurrentActor() actor: SignedInActor): Promise<Erasure> {
    return this.eraseIban.run(body, actor);
  }

  @Answers(listErasures)
  list({ query }: InputOf<typeof listErasures>): Promise<ErasurePage> {
    return this.erasures.list(query);
  }
}
