import { Module } from '@nestjs/common';
import { ApiKeyModule } from '../api-key/api-key.module.js';
import { CallerModule } from '../caller/caller.module.js';
import { DispatchModule } from '../dispatch/dispatch.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { PublicContentModule } from '../public-content/public-content.module.js';
import { ApiRoutes } from './api-routes.js';
import { ContentRoutes } from './content-routes.js';
import { Forwarder } from './forwarder.js';
import { KeyedRoutes } from './keyed-routes.js';
import { OpenStreams } from './open-streams.js';
import { UploadForwarder } from './upload-forwarder.js';
import { UploadRoutes } from './upload-routes.js';

/** Every call of the API that is no check, forwarded to the service that answers it. */
@Module({
  imports: [ApiKeyModule, CallerModule, DispatchModule, LimitsModule, PublicContentModule],
  providers: [Forwarder, OpenStreams, KeyedRoutes, ContentRoutes, ApiRoutes, UploadForwarder, UploadRoutes],
})
export class RoutingModule {}
