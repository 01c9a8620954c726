import { Module } from '@nestjs/common';
import { FrontendRoutes } from './frontend-routes.js';

/** The built frontend. */
@Module({ providers: [FrontendRoutes] })
export class FrontendModule {}
