import { Module } from '@nestjs/common';
import { KafkaModule, RedisModule, SettingsModule } from '@pruefer/platform';
import { BulkModule } from './bulk/bulk.module.js';
import { CheckModule } from './check/check.module.js';
import { GatewayConfig } from './config.js';
import { DocumentationModule } from './documentation/documentation.module.js';
import { FrontendModule } from './frontend/frontend.module.js';
import { McpModule } from './mcp/mcp.module.js';
import { OpenIbanModule } from './openiban/openiban.module.js';
import { PublicContentModule } from './public-content/public-content.module.js';
import { RoutingModule } from './routing/routing.module.js';

/** The only public entry: checks in batches, everything else under /api forwarded, the frontend. */
@Module({
  imports: [
    KafkaModule.using(GatewayConfig),
    RedisModule.using(GatewayConfig),
    SettingsModule,
    CheckModule,
    BulkModule,
    OpenIbanModule,
    McpModule,
    RoutingModule,
    DocumentationModule,
    FrontendModule,
    PublicContentModule,
  ],
})
export class GatewayModule {}
