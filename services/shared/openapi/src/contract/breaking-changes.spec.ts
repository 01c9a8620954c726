import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { allEndpoints } from '@pruefer/contracts';
import type { ApiDocument } from '../api-document.js';
import { describedFor } from '../described-for.js';
import { openApiDocument } from '../open-api-document.js';
import { breakingChanges } from './breaking-changes.js';
import { contractLines } from './contract-lines.js';

const root = new URL('../../../../../', import.meta.url);
const released = readFileSync(new URL('released-contract.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const current = contractLines(openApiDocument('', describedFor('customers', allEndpoints), 'de') as ApiDocument);

it('breaks no program that was written for the last release', () => {
  expect(released.length).toBeGreaterThan(500);
  expect(breakingChanges(released, current)).toEqual([]);
});

it('is printed by the command of the release', () => {
  const printed = execFileSync(process.execPath, ['services/shared/openapi/print-contract.mjs'], { cwd: root });
  expect(printed.toString().trim().split('\n')).toEqual(current);
});

describe('a change', () => {
  const call = 'POST /check';
  const lines = [
    call,
    `${call} > without key`,
    `${call} > body.kind = one`,
    `${call} > body.iban string required`,
    `${call} > body.iban max 64`,
    `${call} < valid boolean`,
    `${call} < schema Verdict`,
  ];
  const without = (text: string) => lines.filter((line) => !line.includes(text));

  it.each<[string, readonly string[], readonly string[]]>([
    [
      'another name of a schema',
      [...without('schema'), `${call} < schema Answer`],
      [`removed: ${call} < schema Verdict`],
    ],
    ['a removed field', without('valid'), [`removed: ${call} < valid boolean`]],
    ['a removed call', [], lines.filter((line) => !line.includes('max')).map((line) => `removed: ${line}`)],
    ['another type', [...without('valid'), `${call} < valid string`], [`removed: ${call} < valid boolean`]],
    [
      'a field that may be missing now',
      [...without('valid'), `${call} < valid? boolean`],
      [`removed: ${call} < valid boolean`],
    ],
    [
      'a new field that must be sent',
      [...lines, `${call} > body.bic string required`],
      [`demanded: ${call} > body.bic string required`],
    ],
    ['a smaller bound', [...without('max'), `${call} > body.iban max 34`], [`narrowed: ${call} > body.iban max 34`]],
    ['a key that it needs now', without('without key'), [`removed: ${call} > without key`]],
    ['a pattern', [...lines, `${call} > body.iban pattern ^D`], [`narrowed: ${call} > body.iban pattern ^D`]],
    ['values to choose from', [...lines, `${call} > body.iban = DE`], [`narrowed: ${call} > body.iban = DE`]],
    [
      'a type less',
      [...without('string required'), `${call} > body.iban number required`],
      [`removed: ${call} > body.iban string required`],
    ],
    ['a value less', without('= one'), [`removed: ${call} > body.kind = one`]],
    ['a new bound', [...lines, `${call} > body.iban min 5`], [`narrowed: ${call} > body.iban min 5`]],
  ])('breaks programs: %s', (_, today, changes) => expect(breakingChanges(lines, today)).toEqual(changes));

  it.each<[string, readonly string[]]>([
    ['none', lines],
    ['a value more', [...lines, `${call} > body.kind = two`]],
    ['a new call', [...lines, 'GET /more', 'GET /more > query.q string required']],
    ['a new field of the answer', [...lines, `${call} < more string`]],
    ['a new field that may be sent', [...lines, `${call} > body.bic string`, `${call} > body.bic max 11`]],
    ['a field that need not be sent any more', [...without('required'), `${call} > body.iban string`]],
    ['a type more', [...without('required'), `${call} > body.iban number|string required`]],
    ['a wider bound, or none', [...without('max'), `${call} > body.iban max 100`]],
  ])('breaks nothing: %s', (_, today) => expect(breakingChanges(lines, today)).toEqual([]));
});
