import { Module } from '@nestjs/common';
import { CallerModule } from '../caller/caller.module.js';
import { FrontendModule } from '../frontend/frontend.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { ApiDescriptionRoutes } from './api-description-routes.js';

@Module({ imports: [CallerModule, FrontendModule, LimitsModule], providers: [ApiDescriptionRoutes] })
export class ApiDescriptionModule {}
