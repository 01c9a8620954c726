import { startService } from '@pruefer/platform';
import { WorkerConfig } from './config.js';
import { WorkerModule } from './worker.module.js';

await startService('worker', WorkerModule, WorkerConfig);
