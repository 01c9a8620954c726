import { isImperative } from './imperative.mjs';

it.each([
  'keep running when the disk is full',
  'process one file after the other',
  'seed the legal pages',
  're-encrypt secrets after a change',
])('accepts “%s”', (subject) => expect(isImperative(subject)).toBe(true));

it.each([
  'keeps running when the disk is full',
  'added a list of redirects',
  'searching banks by name',
  'a top-up of a renewed key is refused',
  'whoever waits travels in a second batch',
  '',
])('refuses “%s”', (subject) => expect(isImperative(subject)).toBe(false));
