import { MAX_REGISTRY_FILE_BYTES } from '@pruefer/contracts';
import { decodeText } from '../lines/decode-text.js';
import { isRegistryCsv, readRegistryCsv } from './registry-csv.js';
import type { RegistryFile } from './registry-file.js';
import { isSwiftText, readSwiftText } from './swift-text.js';

/**
 * Reads a file with a release of the registry or changes to it and detects its kind by content. Never throws.
 * @param validFrom first valid day (YYYY-MM-DD)
 * @returns undefined when it is neither, or too large
 */
export function readRegistryFile(file: Uint8Array, validFrom: string): RegistryFile | undefined {
  if (file.length > MAX_REGISTRY_FILE_BYTES) return undefined;
  const content = decodeText(file).replace(/^\ufeff/, '');
  const lines = content.split(/\r?\n/);
  if (isSwiftText(content)) return readSwiftText(lines, validFrom);
  return isRegistryCsv(content) ? readRegistryCsv(lines) : undefined;
}
