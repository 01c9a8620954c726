import type { BookingKind } from '@pruefer/contracts';
import { Column, Entity, Generated, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../contract/safe-integer.js';

/** One change of a contract's quota, or calls given back. Only ever added: what was wrong is corrected by another one. */
@Entity({ schema: 'keys', name: 'booking' })
export class Booking {
  @PrimaryColumn({ type: 'bigint', transformer: safeInteger })
  @Generated('increment')
  id!: number;

  @Column({ name: 'contract_id', type: 'bigint', transformer: safeInteger })
  contractId!: number;

  @Column({ type: 'varchar', length: 16 })
  kind!: BookingKind;

  /** Signed. */
  @Column({ type: 'bigint', transformer: safeInteger })
  amount!: number;

  @Column({ name: 'quota_before', type: 'bigint', transformer: safeInteger })
  quotaBefore!: number;

  @Column({ name: 'quota_after', type: 'bigint', transformer: safeInteger })
  quotaAfter!: number;

  /** Who booked it. */
  @Column({ type: 'varchar', length: 100 })
  actor!: string;

  @Column({ name: 'order_number', type: 'varchar', length: 100, nullable: true })
  orderNumber!: string | null;

  @Column({ name: 'invoice_number', type: 'varchar', length: 100, nullable: true })
  invoiceNumber!: string | null;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  note!: string | null;

  /** A reversal: the booking that it takes back. */
  @Column({ type: 'bigint', nullable: true, transformer: safeInteger })
  reverses!: number | null;

  @Column({ type: 'timestamptz', insert: false, update: false })
  at!: Date;
}
