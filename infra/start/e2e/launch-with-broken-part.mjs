// @ts-check
// A process of its own: `npm start` with cms-service ending again and again, for tests.
import { launch } from '../launch.mjs';

const BROKEN = ['-e', 'console.error("kein Platz auf der Platte"); process.exit(3)'];

await launch({ adapt: (parts) => parts.map((part) => (part.name === 'cms' ? { ...part, args: BROKEN } : part)) });
