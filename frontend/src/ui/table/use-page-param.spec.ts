import { pageText, readPage } from './use-page-param.js';

it.each([
  ['page=3', 3],
  ['', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.9', 2],
  ['page=x', 1],
  ['other=4', 1],
])('%j names page %i', (query, page) => {
  expect(readPage(new URLSearchParams(query), 'page')).toBe(page);
});

it.each([
  [1, null],
  [2, '2'],
])('page %i appears in the address as %p', (page, text) => {
  expect(pageText(page)).toBe(text);
});
