import { describeFailure } from '@pruefer/platform';
import { banksCommandLine, banksProgram, type ImportRequest } from './banks-program.js';

/** What a call asks for, or the sentences it is refused with. */
async function call(...words: string[]): Promise<ImportRequest | 'list' | string[] | undefined> {
  let asked: ImportRequest | 'list' | undefined;
  const program = banksProgram({
    import: (request) => Promise.resolve(void (asked = request)),
    list: () => Promise.resolve(void (asked = 'list')),
  });
  try {
    await program.parseAsync(words, { from: 'user' });
    return asked;
  } catch (error) {
    return describeFailure(error, banksCommandLine);
  }
}

const help = 'Hilfe: npm run banks -- --help';
const dateSentence = '--valid-from: Bitte geben Sie einen Tag als JJJJ-MM-TT an, ab dem die Datei gilt.';

describe('npm run banks', () => {
  it('import takes a file and its first day', async () => {
    expect(await call('import', 'blz.txt', '--valid-from', '2026-12-07')).toEqual({
      file: 'blz.txt',
      validFrom: '2026-12-07',
      isDropConfirmed: false,
    });
  });

  it('F4: import takes the confirmation of a drop', async () => {
    expect(await call('import', 'blz.txt', '--confirm', '--valid-from', '2026-12-07')).toMatchObject({
      isDropConfirmed: true,
    });
  });

  it('list wants nothing more', async () => {
    expect(await call('list')).toBe('list');
  });

  it.each([
    [['import', '--valid-from', '2026-12-07'], ['Datei: Bitte geben Sie eine Datei an.']],
    [['import', 'blz.txt'], [dateSentence]],
    [['import', 'blz.txt', '--valid-from', '07.12.2026'], [dateSentence]],
    [['import', 'blz.txt', '--valid-from', '2026-02-30'], [dateSentence]],
    [['import', 'blz.txt', '--valid-from', '2026-12-07T00:00:00Z'], [dateSentence]],
    [
      ['import', 'blz.txt', '--valid-from'],
      ['Hinter einer Option fehlt ihr Wert.', help],
    ],
    [
      ['import', 'blz.txt', '--force'],
      ['Diese Option gibt es nicht.', help],
    ],
    [['delete'], ['Diesen Befehl gibt es nicht.', help]],
  ])('%j is refused', async (words, sentences) => {
    expect(await call(...words)).toEqual(sentences);
  });
});
