import { specsTogether } from './specs-together.js';

specsTogether('rules');
