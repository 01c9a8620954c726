import { startService } from '@pruefer/platform';
import { GatewayConfig } from './config.js';
import { GatewayModule } from './gateway.module.js';

await startService('gateway', GatewayModule, GatewayConfig, { isPublic: true });
