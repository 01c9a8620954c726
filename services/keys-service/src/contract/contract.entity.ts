import { Column, CreateDateColumn, Entity, Generated, PrimaryColumn } from 'typeorm';
import { safeInteger } from './safe-integer.js';

/** What a client has bought. Quota and use belong to it; its keys are secrets that point at it. */
@Entity({ schema: 'keys', name: 'contract' })
export class Contract {
  @PrimaryColumn({ type: 'bigint', transformer: safeInteger })
  @Generated('increment')
  id!: number;

  @Column({ name: 'client_name', type: 'varchar', length: 200 })
  clientName!: string;

  @Column({ name: 'client_email', type: 'varchar', length: 254 })
  clientEmail!: string;

  /** Sum of the contract's bookings. */
  @Column({ type: 'bigint', transformer: safeInteger })
  quota!: number;

  /** Written by `keys.charge` and `keys.refund` alone; never more than the quota. */
  @Column({ type: 'bigint', transformer: safeInteger, insert: false, update: false })
  used!: number;

  /** How many charged calls were given back in all: only ever rises. */
  @Column({ type: 'bigint', transformer: safeInteger, insert: false, update: false })
  refunded!: number;

  /** Its keys are for trying things out: their calls are never charged. */
  @Column({ name: 'is_test', type: 'boolean', update: false })
  isTest!: boolean;

  /** Rises with every change except charging. */
  @Column({ type: 'int' })
  version!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
