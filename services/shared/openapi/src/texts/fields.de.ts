import { germanBankFields } from './fields/banks.de.js';
import { germanCallFields } from './fields/calls.de.js';
import { germanFileFields } from './fields/files.de.js';
import { germanSiteFields } from './fields/site.de.js';
import { germanVerdictFields } from './fields/verdict.de.js';

/** German sentences about fields, by the name of their class. */
export const germanFields = {
  ...germanCallFields,
  ...germanVerdictFields,
  ...germanBankFields,
  ...germanFileFields,
  ...germanSiteFields,
};
