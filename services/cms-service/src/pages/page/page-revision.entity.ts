import type { PageFields, RevisionKind } from '@pruefer/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A page as it was after one change. */
@Entity({ schema: 'cms', name: 'page_revision' })
export class PageRevision {
  @PrimaryColumn({ name: 'page_id', type: 'uuid' }) pageId!: string;
  /** The version that the page got with it. */
  @PrimaryColumn({ type: 'int' }) number!: number;
  @Column({ type: 'varchar', length: 20 }) kind!: RevisionKind;
  @Column({ type: 'timestamptz' }) at!: Date;
  @Column({ type: 'varchar', length: 64 }) actor!: string;
  @Column({ name: 'is_published', type: 'boolean' }) isPublished!: boolean;
  @Column({ type: 'jsonb' }) fields!: PageFields;
}
