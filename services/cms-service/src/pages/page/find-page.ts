import { Problem } from '@pruefer/contracts';
import type { EntityManager } from 'typeorm';
import { Page } from './page.entity.js';

/** @throws Problem `page_unknown` */
export async function findPage(manager: EntityManager, id: string): Promise<Page> {
  const page = await manager.findOneBy(Page, { id });
  if (!page) throw new Problem('page_unknown');
  return page;
}
