import { Module } from '@nestjs/common';
import { FrontendModule } from '../frontend/frontend.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { DocumentationRoutes } from './documentation-routes.js';
import { SendDocs } from './send-docs.js';

@Module({ imports: [FrontendModule, LimitsModule], providers: [DocumentationRoutes, SendDocs] })
export class DocumentationModule {}
