import { specsTogether } from './specs-together.js';

specsTogether('components', { part: 1, of: 2 });
