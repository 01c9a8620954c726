import { startService } from '@pruefer/platform';
import { KeysConfig } from './config.js';
import { KeysServiceModule } from './keys-service.module.js';

await startService('keys-service', KeysServiceModule, KeysConfig);
