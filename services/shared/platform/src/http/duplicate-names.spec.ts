import { duplicateName } from './duplicate-names.js';

const found = (text: string) => duplicateName(text, JSON.parse(text));

describe('duplicateName', () => {
  it.each([
    ['{"items":[],"items":[]}', 'items', undefined],
    ['{"items":[{"iban":"A","iban":"B"}]}', 'iban', 1],
    ['{"items":[{"iban":"A,{["},{"iban":"B","reference":["x","y"],"reference":"2"}]}', 'reference', 2],
    [String.raw`{"items":[{"iban":"A","\u0069ban":"B"}]}`, 'iban', 1],
    [String.raw`{"items":[{"a\"\\":1},{"a\"\\":1,"a\"\\":2}]}`, 'a"\\', 2],
    ['{ "a" : 1 , "b" : { "c" : 2, "c"\n: 3 } }', 'c', undefined],
  ])('finds a name that an object has twice: %s', (text, name, line) => {
    expect(found(text)).toEqual({ name, line });
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
    expect(found(text)).toBeUndefined();
  });
});
