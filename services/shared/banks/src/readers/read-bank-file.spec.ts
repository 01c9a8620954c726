import { readBankFile } from './read-bank-file.js';

describe('readBankFile', () => {
  it.each([
    ['nothing', ''],
    ['a web page', '<!doctype html><title>Download</title>'],
    ['an archive', 'PK\u0003\u0004'],
    ['any table', 'a;b;c\n1;2;3'],
    ['broken JSON', '{"entries":['],
    ['JSON of something else', '{"banks":[]}'],
    ['a heading with a field missing', 'Bankleitzahl;Merkmal;Bezeichnung\n37040044;1;Commerzbank'],
    ['the right file in a foreign layout', '"Bankleitzahl","Merkmal","Bezeichnung"'],
  ])('knows that %s is no bank file', (_what, content) => {
    expect(readBankFile(Buffer.from(content))).toBeUndefined();
  });

  it('reads 10 MB of nonsense in time', () => {
    const begin = performance.now();
    readBankFile(Buffer.alloc(10_000_000, '371"; '));
    readBankFile(Buffer.alloc(10_000_000, '12345678'));
    expect(performance.now() - begin).toBeLessThan(5_000);
  });
});
