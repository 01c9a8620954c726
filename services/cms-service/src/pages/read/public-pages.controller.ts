import { Controller } from '@nestjs/common';
import {
  type InputOf,
  listPublicPages,
  type PagePreview,
  type PublicPage,
  type PublicPageRow,
  readPreview,
  readPublicPage,
} from '@pruefer/contracts';
import { Handles } from '@pruefer/platform';
import { Previews } from '../preview/previews.js';
import { PageQueries } from './page.queries.js';

/** Public access to pages. */
@Controller()
export class PublicPagesController {
  constructor(
    private readonly queries: PageQueries,
    private readonly previews: Previews,
  ) {}

  @Handles(listPublicPages)
  list(): Promise<PublicPageRow[]> {
    return this.queries.publicRows();
  }

  @Handles(readPublicPage)
  read({ params: { slug } }: InputOf<typeof readPublicPage>): Promise<PublicPage> {
    return this.queries.publicPage(slug);
  }

  @Handles(readPreview)
  preview({ body: { token } }: InputOf<typeof readPreview>): Promise<PagePreview> {
    return this.previews.open(token);
  }
}
