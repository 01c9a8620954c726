import { Module } from '@nestjs/common';
import { ApiKeyModule } from '../api-key/api-key.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { McpRoute } from './mcp-route.js';
import { ToolCalls } from './tool-calls.js';

@Module({ imports: [ApiKeyModule, LimitsModule], providers: [McpRoute, ToolCalls] })
export class McpModule {}
