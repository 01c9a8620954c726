import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PageLinkSource } from './link-source.js';
import { ListPageLinks } from './list-page-links.js';
import { PageLinksController } from './page-links.controller.js';

/** Finds the places that link to a page. */
@Module({})
export class PageLinksModule {
  /**
   * @param modules of the features that may lead to pages
   * @param sources the `PageLinkSource` that each of them exports
   */
  static from(modules: Type[], sources: Type<PageLinkSource>[]): DynamicModule {
    const listPageLinks = {
      provide: ListPageLinks,
      inject: [DataSource, ...sources],
      useFactory: (database: DataSource, ...all: PageLinkSource[]) => new ListPageLinks(database, all),
    };
    return {
      module: PageLinksModule,
      imports: modules,
      controllers: [PageLinksController],
      providers: [listPageLinks],
    };
  }
}
