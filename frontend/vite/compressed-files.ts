import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts are compressed by their format; the document gets a new nonce with every answer. */
const worthIt = /\.(js|css|json|svg)$/;

/**
 * Puts a `.br` and a `.gz` next to every text file of the build, so that the gateway compresses nothing while it
 * answers.
 */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          const content = file.type === 'chunk' ? file.code : file.source;
          for (const form of compressFile(file.fileName, content)) this.emitFile({ type: 'asset', ...form });
        }
      },
    },
  };
}

/** The compressed forms of one file; none where compression gains nothing. */
export function compressFile(fileName: string, content: string | Uint8Array) {
  if (!worthIt.test(fileName)) return [];
  return [
    { fileName: `${fileName}.br`, source: brotliCompressSync(content) },
    { fileName: `${fileName}.gz`, source: gzipSync(content) },
  ];
}
