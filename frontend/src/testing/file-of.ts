import { File as NodeFile } from 'node:buffer';

/** A file as a person chooses it. Node's own: jsdom's cannot be sent by the calls of Node that stand in for the browser's here. */
export function fileOf(content: string, name: string, type: string): File {
  return new NodeFile([content], name, { type }) as File;
}
