import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../contract/safe-integer.js';

/** Number of calls charged to a contract on one UTC day. */
@Entity({ schema: 'keys', name: 'usage_of_day' })
export class UsageOfDay {
  @PrimaryColumn({ name: 'contract_id', type: 'bigint', transformer: safeInteger }) contractId!: number;
  @PrimaryColumn({ type: 'date' }) day!: string;
  @Column({ type: 'bigint', transformer: safeInteger }) calls!: number;
}
