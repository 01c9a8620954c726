import { openSources } from './source-hooks.mjs';

openSources();
