import type { PageFields } from '@pruefer/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A version of a published page that visitors do not see yet, as it is stored. */
export interface StoredDraft {
  readonly fields: PageFields;
  readonly savedAt: string;
  readonly savedBy: string;
  readonly links: readonly string[];
  readonly images: readonly string[];
  readonly gaps: readonly string[];
}

/** A page, in the trash too. */
@Entity({ schema: 'cms', name: 'page' })
export class Page {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'varchar', length: 100 }) slug!: string;
  @Column({ type: 'varchar', length: 200 }) title!: string;
  @Column({ name: 'meta_description', type: 'varchar', length: 500, nullable: true }) metaDescription!: string | null;
  /** The text as staff wrote it. */
  @Column({ type: 'text' }) content!: string;
  /** Sanitised. */
  @Column({ type: 'text' }) html!: string;
  @Column({ type: 'text', array: true }) links!: string[];
  @Column({ type: 'text', array: true }) images!: string[];
  @Column({ type: 'text', array: true }) gaps!: string[];
  @Column({ name: 'menu_order', type: 'int' }) menuOrder!: number;
  @Column({ name: 'is_published', type: 'boolean' }) isPublished!: boolean;
  @Column({ name: 'show_in_menu', type: 'boolean' }) showInMenu!: boolean;
  @Column({ type: 'boolean' }) noindex!: boolean;
  /** The German page that it translates, which may have been deleted since; null: a German page. */
  @Column({ name: 'translation_of', type: 'uuid', nullable: true }) translationOf!: string | null;
  @Column({ type: 'jsonb', nullable: true }) draft!: StoredDraft | null;
  /** Rises with every change. */
  @Column({ type: 'int' }) version!: number;
  @Column({ name: 'created_at', type: 'timestamptz' }) createdAt!: Date;
  @Column({ name: 'updated_at', type: 'timestamptz' }) updatedAt!: Date;
  @Column({ name: 'updated_by', type: 'varchar', length: 64 }) updatedBy!: string;
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true }) deletedAt!: Date | null;
}
