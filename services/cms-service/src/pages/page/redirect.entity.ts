import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An old address: leads to a page, wherever that is now, and so never to another redirect or to itself. */
@Entity({ schema: 'cms', name: 'redirect' })
export class RedirectRow {
  @PrimaryColumn({ type: 'varchar', length: 100 }) slug!: string;
  @Column({ name: 'page_id', type: 'uuid' }) pageId!: string;
  @Column({ name: 'created_at', type: 'timestamptz' }) createdAt!: Date;
  @Column({ name: 'created_by', type: 'varchar', length: 64 }) createdBy!: string;
}
