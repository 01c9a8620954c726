import { startService } from '@pruefer/platform';
import { CmsServiceModule } from './cms-service.module.js';
import { CmsConfig } from './config.js';

await startService('cms-service', CmsServiceModule, CmsConfig);
