import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An old address of a page. It refers to the page itself, so redirects never form chains or loops. */
@Entity({ schema: 'cms', name: 'redirect' })
export class RedirectRow {
  @PrimaryColumn({ type: 'varchar', length: 100 }) slug!: string;
  @Column({ name: 'page_id', type: 'uuid' }) pageId!: string;
  @Column({ name: 'created_at', type: 'timestamptz' }) createdAt!: Date;
  @Column({ name: 'created_by', type: 'varchar', length: 64 }) createdBy!: string;
}
