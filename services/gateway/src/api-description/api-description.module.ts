import { Module } from '@nestjs/common';
import { CallerModule } from '../caller/caller.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { ApiDescriptionRoutes } from './api-description-routes.js';

/** What the API is, told by itself. */
@Module({ imports: [CallerModule, LimitsModule], providers: [ApiDescriptionRoutes] })
export class ApiDescriptionModule {}
