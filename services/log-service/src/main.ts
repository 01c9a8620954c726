import { startService } from '@pruefer/platform';
import { LogConfig } from './config.js';
import { LogServiceModule } from './log-service.module.js';

await startService('log-service', LogServiceModule, LogConfig);
