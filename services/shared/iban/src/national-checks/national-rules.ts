import { italy } from './italy.js';
import { albania, estonia, finland, hungary, poland } from './mod-10-rules.js';
import { croatia, czechiaAndSlovakia, iceland, netherlands, norway, spain } from './mod-11-rules.js';
import { belgium, iso97, ribKey } from './mod-97-rules.js';
import type { NationalRule } from './national-rule.js';

/** Rules by country. Only published rules: one inferred from examples would refuse valid IBANs. */
export const nationalRules: ReadonlyMap<string, NationalRule> = new Map([
  ['AL', albania],
  ['BA', iso97(20)],
  ['BE', belgium],
  ['CZ', czechiaAndSlovakia],
  ['EE', estonia],
  ['ES', spain],
  ['FI', finland],
  ['FR', ribKey(27)],
  ['HR', croatia],
  ['HU', hungary],
  ['IS', iceland],
  ['IT', italy],
  ['MC', ribKey(27)],
  ['ME', iso97(22)],
  ['MK', iso97(19)],
  ['MR', ribKey(27)],
  ['NL', netherlands],
  ['NO', norway],
  ['PL', poland],
  ['PT', iso97(25)],
  ['RS', iso97(22)],
  ['SI', iso97(19)],
  ['SK', czechiaAndSlovakia],
  ['SM', italy],
  ['TL', iso97(23)],
  ['TN', ribKey(24)],
]);
