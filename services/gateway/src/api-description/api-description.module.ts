import { Module } from '@nestjs/common';
import { CallerModule } from '../caller/caller.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { ApiDescriptionRoutes } from './api-description-routes.js';

@Module({ imports: [CallerModule, LimitsModule], providers: [ApiDescriptionRoutes] })
export class ApiDescriptionModule {}
