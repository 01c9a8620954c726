import { File as NodeFile } from 'node:buffer';

/** Creates a file as a file input returns it. Uses Node's `File`, because Node's `fetch` cannot send jsdom's. */
export function createInputFile(content: string, name: string, type: string): File {
  return new NodeFile([content], name, { type }) as File;
}
