import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGES = [
  'README.md',
  ...['OPERATIONS', 'RUNBOOK', 'SECRETS', 'STARTING', 'DEPLOYMENT', 'DEPLOYMENT-CHECKS'].map(
    (name) => `docs/${name}.md`,
  ),
];
const CODE_BLOCK = /^```sh\n(.*?)^```/gms;
const NPM_IN_PROSE = /`(npm (?:run [\w:]+|start|test)\b[^`]*)`/g;

/**
 * Every npm command of the pages that an operator reads, and every other line of README's code blocks, without comments.
 * @param root the checkout
 */
export function linesOfPages(root: string): string[] {
  const lines = PAGES.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const typedLines = [...text.matchAll(CODE_BLOCK)].flatMap(([, block = '']) => linesOfBlock(block));
    const prose = [...text.replaceAll(CODE_BLOCK, '').matchAll(NPM_IN_PROSE)].map(([, command = '']) => command);
    // Other commands of the other pages belong to Docker, Kubernetes and systemd.
    return [...typedLines.filter((line) => page === 'README.md' || line.startsWith('npm ')), ...prose];
  });
  return [...new Set(lines)];
}

function linesOfBlock(block: string): string[] {
  const lines = block.replaceAll(/\\\n\s*/g, '').split('\n');
  return lines.map((line) => line.replace(/\s+#.*$/, '').trim()).filter(Boolean);
}
