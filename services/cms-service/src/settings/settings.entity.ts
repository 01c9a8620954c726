import type { DateFormat, StoredSystemConfig, TimeFormat, Timezone } from '@pruefer/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row of settings. */
@Entity({ schema: 'cms', name: 'settings' })
export class Settings implements StoredSystemConfig {
  @PrimaryColumn({ name: 'only_row', type: 'boolean' }) onlyRow!: true;
  @Column({ type: 'varchar', length: 40 }) timezone!: Timezone;
  @Column({ name: 'date_format', type: 'varchar', length: 20 }) dateFormat!: DateFormat;
  @Column({ name: 'time_format', type: 'varchar', length: 20 }) timeFormat!: TimeFormat;
  @Column({ name: 'rate_limit_window_ms', type: 'int' }) rateLimitWindowMs!: number;
  @Column({ name: 'rate_limit_max_requests', type: 'int' }) rateLimitMaxRequests!: number;
  @Column({ name: 'login_rate_limit_window_ms', type: 'int' }) loginRateLimitWindowMs!: number;
  @Column({ name: 'login_rate_limit_max_requests', type: 'int' }) loginRateLimitMaxRequests!: number;
  /** Rises with every save. */
  @Column({ type: 'int' }) version!: number;
}
