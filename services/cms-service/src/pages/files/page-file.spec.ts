import 'reflect-metadata';
import { Problem } from '@pruefer/contracts';
import { formatPageFile, readPageFile } from './page-file.js';

const page = {
  slug: 'ueber-uns',
  title: 'Über uns: "wir"',
  metaDescription: null,
  menuOrder: 3,
  isPublished: true,
  showInMenu: false,
  noindex: true,
  content: '---\n\n# Wir\n\n---\nslug: anders\n',
};

describe('the file of a page', () => {
  it('gives back its input', () => expect({ ...readPageFile(formatPageFile(page)) }).toEqual(page));

  it('names the German page of a translation by its address', () => {
    const file = formatPageFile({ ...page, translates: 'impressum' });
    expect({ ...readPageFile(file) }).toEqual({ ...page, translates: 'impressum' });
    expect(() => readPageFile('---\nslug: a\ntitle: T\ntranslates: ../a\n---\n\nText')).toThrow(Problem);
  });

  it('may come from Windows', () => {
    const { title, content } = readPageFile('\uFEFF---\r\nslug: a\r\ntitle: Ä\r\n---\r\n\r\nText');
    expect([title, content]).toEqual(['Ä', 'Text']);
  });

  it.each([
    ['without fields', 'Nur Text'],
    ['with a list', '---\n- a\n---\n\nText'],
    ['with aliases', '---\na: &a [x]\nslug: *a\n---\n\nText'],
    ['with a tag', '---\nslug: a\ntitle: !!js/function x\n---\n\nText'],
    ['with broken YAML', '---\nslug: [\n---\n\nText'],
  ])('is refused %s', (_what, file) => expect(() => readPageFile(file)).toThrow());

  it.each([
    ['a reserved address', 'slug: api\ntitle: T'],
    ['an address that leaves its folder', 'slug: ../../etc/passwd\ntitle: T'],
    ['no title', 'slug: a'],
    ['a number for a title', 'slug: a\ntitle: 7'],
    ['an invisible title', 'slug: a\ntitle: "a\\u202eb"'],
  ])('E6: is refused with %s, as a save is', (_what, yaml) => {
    expect(() => readPageFile(`---\n${yaml}\n---\n\nText`)).toThrow(Problem);
  });

  it('A5: cannot name what no save names', () => {
    const file = '---\nslug: a\ntitle: T\nid: x\nversion: 9\n__proto__: {isPublished: true}\n---\n\nText';
    expect({ ...readPageFile(file) }).toEqual({ slug: 'a', title: 'T', content: 'Text' });
  });
});
