import type { PeoplesFile } from './list-sample.fixture.js';
import { programFiles } from './program-files.fixture.js';
import { spreadsheetFiles } from './spreadsheet-files.fixture.js';
import { typedFiles } from './typed-files.fixture.js';

export * from './list-sample.fixture.js';

/** Files people have. Every reader of lists is tested with all of them. */
export const listSamples: readonly PeoplesFile[] = [...spreadsheetFiles, ...typedFiles, ...programFiles];
