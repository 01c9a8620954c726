import type { Role } from '@pruefer/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person who may sign in. Passwords, secrets and codes are selected by name only, never with the whole row. */
@Entity({ schema: 'auth', name: 'users' })
export class User {
  @PrimaryColumn({ type: 'uuid', default: () => 'gen_random_uuid()' }) id!: string;
  @Column({ type: 'varchar', length: 64 }) username!: string;
  @Column({ type: 'varchar', length: 254 }) email!: string;
  /** The name in canonical form: look-ups use it, and it is unique. */
  @Column({ name: 'canonical_username', type: 'text', select: false }) canonicalUsername!: string;
  @Column({ name: 'canonical_email', type: 'text', select: false }) canonicalEmail!: string;
  @Column({ type: 'varchar', length: 16 }) role!: Role;
  @Column({ name: 'is_active', type: 'boolean', default: true }) isActive!: boolean;
  @Column({ name: 'password_hash', type: 'varchar', length: 200, select: false }) passwordHash!: string;
  @Column({
    name: 'totp_secret',
    type: 'bytea',
    nullable: true,
    insert: false,
    update: false,
    transformer: { from: (secret: Buffer | null) => secret !== null, to: () => undefined },
  })
  twoFactorEnabled!: boolean;

  @Column({ name: 'last_login', type: 'timestamptz', nullable: true, insert: false }) lastLogin!: Date | null;
  /** Rises with every edit. */
  @Column({ type: 'int', insert: false }) version!: number;
}
