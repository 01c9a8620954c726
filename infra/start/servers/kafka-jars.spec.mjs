import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { checkJars } from './kafka-jars.mjs';

describe('checkJars', () => {
  const folder = temporaryFolder('jars-');
  writeFileSync(join(folder, 'a.jar'), 'abc');
  const hashOfAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

  it('accepts jars of the list', async () => {
    await expect(checkJars(folder, `${hashOfAbc}  a.jar\n`)).resolves.toBeUndefined();
  });

  it('names a jar whose content differs', async () => {
    await expect(checkJars(folder, `${'0'.repeat(64)}  a.jar\n`)).rejects.toThrow('a.jar ist nicht die Datei');
  });

  it('names a jar that is missing', async () => {
    await expect(checkJars(folder, `${hashOfAbc}  b.jar\n`)).rejects.toThrow('b.jar');
  });
});
