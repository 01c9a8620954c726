import type { PlannedAction, PlanState } from '@pruefer/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A planned or completed publication of a page. */
@Entity({ schema: 'cms', name: 'planned_publication' })
export class PlannedPublicationRow {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ name: 'page_id', type: 'uuid' }) pageId!: string;
  @Column({ type: 'varchar', length: 20 }) action!: PlannedAction;
  @Column({ type: 'timestamptz' }) at!: Date;
  @Column({ type: 'varchar', length: 20 }) state!: PlanState;
  @Column({ name: 'created_by', type: 'varchar', length: 64 }) createdBy!: string;
  @Column({ name: 'created_at', type: 'timestamptz' }) createdAt!: Date;
  @Column({ name: 'ended_at', type: 'timestamptz', nullable: true }) endedAt!: Date | null;
  /** German. */
  @Column({ type: 'varchar', length: 500, nullable: true }) failure!: string | null;
}
