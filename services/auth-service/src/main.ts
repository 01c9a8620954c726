import { startService } from '@pruefer/platform';
import { AuthServiceModule } from './auth-service.module.js';
import { AuthConfig } from './config.js';

await startService('auth-service', AuthServiceModule, AuthConfig);
