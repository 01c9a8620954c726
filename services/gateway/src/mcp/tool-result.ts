import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { ProblemBody } from '@pruefer/contracts';
import type { McpTool } from './mcp-tools.js';

/** The answer of the call of a tool. */
interface CallResponse {
  readonly status: number;
  readonly body: object;
  /** Seconds in `Retry-After`. */
  readonly retryAfter?: string | undefined;
  /** Whether the answer is a fixed one for a test key. */
  readonly isTest?: boolean;
}

const OK = 200;
const OF_TEST_KEY = 'This is a made-up answer for a test key.';

/** Result of a tool: the answer as data and as text, or a refusal as an error that the program can read. */
export function toolResult(tool: Pick<McpTool, 'describe'>, answer: CallResponse): CallToolResult {
  const { status, body, retryAfter, isTest } = answer;
  const note = isTest ? [OF_TEST_KEY] : [];
  if (status !== OK)
    return toolError(body as ProblemBody, [...(retryAfter ? [`Retry after ${retryAfter} s.`] : []), ...note]);
  return {
    content: [{ type: 'text', text: [tool.describe(body), ...note].join('\n') }],
    structuredContent: body as Record<string, unknown>,
  };
}

/** A refusal: its code, its sentence, and one for each wrong field. @param notes further sentences */
export function toolError({ code, detail, errors = [] }: ProblemBody, notes: readonly string[] = []): CallToolResult {
  const messages = errors.map(({ field, message }) => `${field}: ${message}`);
  return { isError: true, content: [{ type: 'text', text: [`${code}: ${detail}`, ...messages, ...notes].join('\n') }] };
}
