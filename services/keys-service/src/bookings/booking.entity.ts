import type { BookingKind } from '@pruefer/contracts';
import { Column, Entity, Generated, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../contract/safe-integer.js';

/** A change of a contract's quota, or refunded calls. Append-only: errors are corrected by another booking. */
@Entity({ schema: 'keys', name: 'booking' })
export class Booking {
  @PrimaryColumn({ type: 'bigint', transformer: safeInteger }) @Generated('increment') id!: number;
  @Column({ name: 'contract_id', type: 'bigint', transformer: safeInteger }) contractId!: number;
  @Column({ type: 'varchar', length: 16 }) kind!: BookingKind;
  /** Signed. */
  @Column({ type: 'bigint', transformer: safeInteger }) amount!: number;
  @Column({ name: 'quota_before', type: 'bigint', transformer: safeInteger }) quotaBefore!: number;
  @Column({ name: 'quota_after', type: 'bigint', transformer: safeInteger }) quotaAfter!: number;
  /** User name. */
  @Column({ type: 'varchar', length: 100 }) actor!: string;
  @Column({ name: 'order_number', type: 'varchar', length: 100, nullable: true }) orderNumber!: string | null;
  @Column({ name: 'invoice_number', type: 'varchar', length: 100, nullable: true }) invoiceNumber!: string | null;
  @Column({ type: 'varchar', length: 1000, nullable: true }) note!: string | null;
  /** Id of the booking that this one reverses; null: it is no reversal. */
  @Column({ type: 'bigint', nullable: true, transformer: safeInteger }) reverses!: number | null;
  @Column({ type: 'timestamptz', insert: false, update: false }) at!: Date;
}
