import type { Language } from '@pruefer/contracts';
import { Column, CreateDateColumn, Entity, Generated, PrimaryColumn } from 'typeorm';
import { safeInteger } from './safe-integer.js';

/** A client's purchase. It has quota and usage; its keys are secrets that refer to it. */
@Entity({ schema: 'keys', name: 'contract' })
export class Contract {
  @PrimaryColumn({ type: 'bigint', transformer: safeInteger }) @Generated('increment') id!: number;
  @Column({ name: 'client_name', type: 'varchar', length: 200 }) clientName!: string;
  @Column({ name: 'client_email', type: 'varchar', length: 254 }) clientEmail!: string;
  /** Language of mails to the client. */
  @Column({ type: 'varchar', length: 2 }) language!: Language;
  /** Sum of the contract's bookings. */
  @Column({ type: 'bigint', transformer: safeInteger }) quota!: number;
  /** Only written by `keys.charge` and `keys.refund`; never above the quota. */
  @Column({ type: 'bigint', transformer: safeInteger, insert: false, update: false }) used!: number;
  /** Total number of refunded calls; never decreases. */
  @Column({ type: 'bigint', transformer: safeInteger, insert: false, update: false }) refunded!: number;
  /** Whether the keys of the contract are test keys, whose calls are never charged. */
  @Column({ name: 'is_test', type: 'boolean', update: false }) isTest!: boolean;
  /** Incremented by every change except charging. */
  @Column({ type: 'int' }) version!: number;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt!: Date;
}
