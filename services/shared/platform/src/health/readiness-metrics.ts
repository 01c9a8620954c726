import { Gauge, type Registry } from 'prom-client';
import type { Readiness } from './readiness.js';

export function addReadinessMetrics(metrics: Registry, readiness: Readiness): void {
  new Gauge({
    name: 'service_check_up',
    help: 'Health checks of this process; without a required one it takes no requests',
    labelNames: ['check', 'required'],
    registers: [metrics],
    async collect() {
      this.reset();
      const { ready, checks } = await readiness.report();
      this.set({ check: 'ready', required: 'true' }, Number(ready));
      for (const [check, { up, required }] of Object.entries(checks))
        this.set({ check, required: String(required) }, Number(up));
    },
  });
}
