import { startService } from '@pruefer/platform';
import { ValidationConfig } from './config.js';
import { ValidationServiceModule } from './validation-service.module.js';

await startService('validation-service', ValidationServiceModule, ValidationConfig);
