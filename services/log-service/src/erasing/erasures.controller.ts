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
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { RecordSearch } from '../requests/record-search.js';
import { EraseIban } from './erase-iban.js';
import { ErasureRepository } from './erasure.repository.js';

@Controller()
export class ErasuresController {
  constructor(
    private readonly eraseIban: EraseIban,
    private readonly erasures: ErasureRepository,
    private readonly recordSearch: RecordSearch,
  ) {}

  @Handles(previewErasure)
  async preview(
    { body }: InputOf<typeof previewErasure>,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ErasurePreview> {
    await this.recordSearch.run(body.iban, actor);
    return this.eraseIban.preview(body.iban);
  }

  @Handles(eraseIban)
  erase({ body }: InputOf<typeof eraseIban>, @CurrentActor() actor: SignedInActor): Promise<Erasure> {
    return this.eraseIban.run(body, actor);
  }

  @Handles(listErasures)
  list({ query }: InputOf<typeof listErasures>): Promise<ErasurePage> {
    return this.erasures.list(query);
  }
}
