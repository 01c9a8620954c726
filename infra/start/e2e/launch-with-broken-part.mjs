// A separate process for tests: `npm start` with a cms-service that keeps exiting, and with uncaught errors.
import { launch } from '../system/launch.mjs';

const BROKEN = ['-e', 'console.error("kein Platz auf der Platte"); process.exit(3)'];

await launch({ adapt: (parts) => parts.map((part) => (part.name === 'cms' ? { ...part, args: BROKEN } : part)) });

void Promise.reject(new Error('abgelehnt und nicht abgeholt'));
setTimeout(() => {
  throw new Error('geworfen und nicht gefangen');
});
