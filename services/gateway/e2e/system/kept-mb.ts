import type { RunningSystem } from './running-system.js';

const parts = ['gateway', 'validation-1', 'validation-2', 'log'];
const memoryLine = /^nodejs_(?:heap_space_size_used_bytes\{space="old"\}|external_memory_bytes) (\d+)/gm;

/** Memory of the answering, waiting and storing processes in MB: old-generation heap and buffers. */
export async function keptMb(system: RunningSystem): Promise<number> {
  const fetchMetrics = async (part: string) =>
    (await fetch(`http://127.0.0.1:${system.part(part).opsPort}/metrics`)).text();
  const texts = await Promise.all(parts.map(fetchMetrics));
  const bytes = texts.flatMap((text) => [...text.matchAll(memoryLine)].map(([, value]) => Number(value)));
  if (bytes.length !== 2 * parts.length) throw new Error('a part does not tell its memory');
  return bytes.reduce((sum, value) => sum + value, 0) / 1_000_000;
}
