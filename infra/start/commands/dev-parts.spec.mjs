import { join } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { withFrontend, withWatchedService } from './dev-parts.mjs';

const part = (/** @type {string} */ name, /** @type {string} */ folder) => ({
  name,
  command: 'node',
  args: ['dist/main.js'],
  env: {},
  cwd: `/checkout/services/${folder}`,
  port: 1,
  url: `http://127.0.0.1/${name}`,
  isReady: async () => true,
});
const parts = [
  part('gateway', 'gateway'),
  part('validation-1', 'validation-service'),
  part('validation-2', 'validation-service'),
];

describe('npm run dev', () => {
  it('watches every replica of the service, runs the compiler, and leaves the other parts unchanged', () => {
    const [gateway, first, second, compiler] = withWatchedService(parts, 'validation-service');
    expect(gateway).toBe(parts[0]);
    expect([first?.args, second?.args]).toEqual([
      ['--watch', 'dist/main.js'],
      ['--watch', 'dist/main.js'],
    ]);
    // Wherever the launcher runs the others from.
    expect(compiler?.cwd).toBe(join(root, 'services', 'validation-service'));
    expect([first?.cwd, second?.cwd]).toEqual([compiler?.cwd, compiler?.cwd]);
    expect(compiler?.args).toContain('--watch');
  });

  it('runs Vite in front of the gateway', () => {
    const frontend = withFrontend(parts, 5173).at(-1);
    expect(frontend?.env['GATEWAY_URL']).toBe('http://127.0.0.1/gateway');
    expect(frontend?.args).toContain('5173');
  });
});
