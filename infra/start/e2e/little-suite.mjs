// Starts a system like a suite and exits at once on a signal like Jest; its runner stops the processes.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LauncherProcess } from '../../test/launcher-process.mjs';
import { freePort } from '../../shared/process/free-ports.mjs';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

const dataDir = await mkdtemp(join(tmpdir(), 'iban-system-'));
await new LauncherProcess(dataDir, await freePort()).ready();
