import { type ContentActions, contentProgram } from './content-program.js';

async function calls(...words: string[]): Promise<string[]> {
  const made: string[] = [];
  const actions: ContentActions = {
    exportTo: async (folder) => void made.push(`export ${folder}`),
    importFrom: async (folder) => void made.push(`import ${folder}`),
  };
  await contentProgram(actions).parseAsync(words, { from: 'user' });
  return made;
}

describe('npm run content', () => {
  it.each([
    ['export', 'seiten'],
    ['import', './a b'],
  ])('%s takes a folder', async (word, folder) => {
    expect(await calls(word, folder)).toEqual([`${word} ${folder}`]);
  });

  it.each([[[]], [['export']], [['import', 'a', 'b']], [['delete', 'a']]])('refuses %j', async (words) => {
    await expect(calls(...words)).rejects.toThrow();
  });
});
