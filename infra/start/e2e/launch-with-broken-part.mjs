// @ts-check
// A process of its own, for tests: `npm start` with cms-service ending again and again, and with errors that nothing catches.
import { launch } from '../launch.mjs';

const BROKEN = ['-e', 'console.error("kein Platz auf der Platte"); process.exit(3)'];

await launch({ adapt: (parts) => parts.map((part) => (part.name === 'cms' ? { ...part, args: BROKEN } : part)) });

void Promise.reject(new Error('abgelehnt und nicht abgeholt'));
setTimeout(() => {
  throw new Error('geworfen und nicht gefangen');
});
