import { englishBankFields } from './fields/banks.en.js';
import { englishCallFields } from './fields/calls.en.js';
import { englishFileFields } from './fields/files.en.js';
import { englishSiteFields } from './fields/site.en.js';
import { englishVerdictFields } from './fields/verdict.en.js';

/** English sentences about fields, by the name of their class. */
export const englishFields = {
  ...englishCallFields,
  ...englishVerdictFields,
  ...englishBankFields,
  ...englishFileFields,
  ...englishSiteFields,
};
