import { Controller } from '@nestjs/common';
import {
  createRedirect,
  deleteRedirect,
  type InputOf,
  listRedirects,
  type Redirect,
  type RedirectPage,
} from '@pruefer/contracts';
import { Answers } from '@pruefer/platform';
import { CurrentEditor } from '../../editor.js';
import type { Editor } from '../../editor.js';
import { Redirects } from './redirects.js';

/** Old addresses of pages. */
@Controller()
export class RedirectsController {
  constructor(private readonly redirects: Redirects) {}

  @Answers(listRedirects)
  list({ query }: InputOf<typeof listRedirects>): Promise<RedirectPage> {
    return this.redirects.list(query);
  }

  @Answers(createRedirect)
  create({ body }: InputOf<typeof createRedirect>, @CurrentEditor() editor: Editor): Promise<Redirect> {
    return this.redirects.create(body, editor);
  }

  @Answers(deleteRedirect)
  remove({ params: { slug } }: InputOf<typeof deleteRedirect>, @CurrentEditor() editor: Editor): Promise<Redirect> {
    return this.redirects.remove(slug, editor);
  }
}
