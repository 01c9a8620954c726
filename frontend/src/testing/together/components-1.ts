import { specsTogether } from './specs-together.js';

specsTogether('components', { part: 0, of: 2 });
