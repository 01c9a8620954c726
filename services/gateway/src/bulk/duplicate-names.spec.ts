import { hasDuplicateNames } from './duplicate-names.js';

const isFound = (text: string) => hasDuplicateNames(text, JSON.parse(text));

describe('hasDuplicateNames', () => {
  it.each([
    '{"items":[],"items":[]}',
    '{"items":[{"iban":"A","iban":"B"}]}',
    String.raw`{"items":[{"iban":"A","\u0069ban":"B"}]}`,
    '{ "a" : 1 , "b" : { "c" : 2, "c"\n: 3 } }',
  ])('finds a name that an object has twice: %s', (text) => {
    expect(isFound(text)).toBe(true);
  });

  it.each([
    '{}',
    '[]',
    '"a"',
    '{"items":[{"iban":"A"},{"iban":"A"}],"partial":false}',
    String.raw`{"a":"\"b\":1","c":"\\","d":"\\\":"}`,
    '{"a":",:","b":"\\": ","c":[":",":"]}',
    '{"__proto__":1,"constructor":{"toString":2}}',
  ])('accepts %s', (text) => {
    expect(isFound(text)).toBe(false);
  });
});
