import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js';
import { type McpTool, mcpTools } from './mcp-tools.js';
import { buildToolSchema } from './tool-schemas.js';

const instructions = [
  'Checks and calculates IBANs and looks up banks.',
  'Each call of validate_iban and calculate_iban costs one check of the API key’s quota: do not repeat a call whose answer you have.',
  'A suggestion is a guess about a typing error: let a person confirm it.',
].join(' ');

const toolList: readonly Tool[] = mcpTools.map((tool) => ({
  name: tool.name,
  title: tool.title,
  description: tool.description,
  inputSchema: buildToolSchema(tool.input, tool.fields),
  outputSchema: buildToolSchema(tool.output),
  // A charge is an effect, so that a program does not repeat the call for nothing.
  annotations: { readOnlyHint: !tool.isCharged, destructiveHint: false, openWorldHint: false },
}));

const options = {
  capabilities: { tools: {} },
  instructions,
  // The default is made for each server and takes longer than the rest of a call. Only questions to users need one.
  jsonSchemaValidator: {
    getValidator: () => {
      throw new Error('not used: this server asks users nothing');
    },
  },
};

/** Calls the tool for the caller of a message. It never throws. */
type ToolCall = (tool: McpTool, input: object) => Promise<CallToolResult>;

/**
 * Answers one HTTP request of the Model Context Protocol with JSON. Nothing is kept between requests.
 * @param headers of the request that the protocol reads
 * @param message parsed body
 */
export async function answerMcp(headers: Record<string, string>, message: unknown, call: ToolCall): Promise<Response> {
  const server = new Server({ name: 'iban-pruefer', title: 'IBAN check', version: '1' }, options);
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...toolList] }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = mcpTools.find(({ name }) => name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}.`);
    return call(tool, params.arguments ?? {});
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    // The address is never looked at.
    const request = new Request('http://localhost/mcp', { method: 'POST', headers });
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}
