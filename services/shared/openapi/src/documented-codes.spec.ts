import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allEndpoints, listEndpointProblems } from '@pruefer/contracts';
import { adviceInEnglish } from '@pruefer/contracts/problem-advice-in-english';
import { describedFor } from './described-for.js';

/** Codes for unknown addresses and methods, which no call can return. */
const ofAddresses = ['not_found', 'method_not_allowed'];

const calls = describedFor('customers', allEndpoints);
const possible = [...new Set<string>([...calls.flatMap(listEndpointProblems), ...ofAddresses])].toSorted();

it.each(['de', 'en'])(
  'docs/api/%s/errors.md lists every code that a customer’s call can end in, and no other',
  (language) => {
    const file = new URL(`../../../../docs/api/${language}/errors.md`, import.meta.url);
    const page = readFileSync(fileURLToPath(file), 'utf8');
    const rows = [...page.matchAll(/^\| [\d, ]+ \| ((?:`\w+`(?:, )?)+) \|/gm)].map(([, codes = '']) => codes);
    const listed = rows.flatMap((codes) => [...codes.matchAll(/`(\w+)`/g)].map(([, code = '']) => code));
    expect(listed.toSorted()).toEqual(possible);
  },
);

it('each of these codes has advice in English, and no other', () => {
  expect(Object.keys(adviceInEnglish).toSorted()).toEqual(possible);
});
