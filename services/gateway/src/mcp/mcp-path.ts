/** Address of the Model Context Protocol. It describes its tools itself, so the contract declares no call. */
export const MCP_PATH = '/mcp';
