import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Contract } from './contract.entity.js';
import { safeInteger } from './safe-integer.js';

/** One secret of a contract. The secret itself is shown once and stored nowhere. */
@Entity({ schema: 'keys', name: 'key' })
export class Key {
  /** Random; no part of the secret. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id!: string;

  @Column({ name: 'contract_id', type: 'bigint', transformer: safeInteger })
  contractId!: number;

  @ManyToOne(() => Contract)
  @JoinColumn({ name: 'contract_id' })
  contract!: Contract;

  /** SHA-256 of the secret; read by `keys.charge` alone. */
  @Column({ type: 'bytea', select: false })
  hash!: Buffer;

  @Column({ type: 'varchar', length: 16 })
  prefix!: string;

  @Column({ name: 'last_four', type: 'char', length: 4 })
  lastFour!: string;

  @Column({ name: 'is_active', type: 'boolean', default: true })
  isActive!: boolean;

  /** When a renewal has replaced it: from then on it is off for good. */
  @Column({ name: 'superseded_at', type: 'timestamptz', nullable: true })
  supersededAt!: Date | null;

  @Column({ name: 'expires_at', type: 'timestamptz', nullable: true })
  expiresAt!: Date | null;

  /** Networks from which it may be used; null: from everywhere. */
  @Column({ name: 'allowed_addresses', type: 'cidr', array: true, nullable: true })
  allowedAddresses!: string[] | null;

  /** Most checks in one minute; null: as many as the quota lasts. */
  @Column({ name: 'rate_limit_per_minute', type: 'int', nullable: true })
  rateLimitPerMinute!: number | null;

  /** By it the gateway knows a key that has a limit. Made by the database. */
  @Column({ name: 'limit_tag', type: 'char', length: 64, insert: false, update: false })
  limitTag!: string;

  /** Id of the key that a renewal replaced by this one. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  replaces!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
