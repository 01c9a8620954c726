import { Controller } from '@nestjs/common';
import {
  createRedirect,
  deleteRedirect,
  type InputOf,
  listRedirects,
  type Redirect,
  type RedirectList,
} from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { Redirects } from './redirects.js';

/** Old addresses of pages. */
@Controller()
export class RedirectsController {
  constructor(private readonly redirects: Redirects) {}

  @Handles(listRedirects)
  list({ query }: InputOf<typeof listRedirects>): Promise<RedirectList> {
    return this.redirects.list(query);
  }

  @Handles(createRedirect)
  create({ body }: InputOf<typeof createRedirect>, @CurrentActor() actor: SignedInActor): Promise<Redirect> {
    return this.redirects.create(body, actor);
  }

  @Handles(deleteRedirect)
  remove(
    { params: { slug } }: InputOf<typeof deleteRedirect>,
    @CurrentActor() actor: SignedInActor,
  ): Promise<Redirect> {
    return this.redirects.remove(slug, actor);
  }
}
