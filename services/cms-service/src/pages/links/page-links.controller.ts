import { Controller } from '@nestjs/common';
import { type InputOf, listPageLinks, type PageLinks } from '@pruefer/contracts';
import { Handles } from '@pruefer/platform';
import { ListPageLinks } from './list-page-links.js';

/** Links to a page, for the review before it is removed. */
@Controller()
export class PageLinksController {
  constructor(private readonly listPageLinks: ListPageLinks) {}

  @Handles(listPageLinks)
  list({ params: { id } }: InputOf<typeof listPageLinks>): Promise<PageLinks> {
    return this.listPageLinks.run(id);
  }
}
