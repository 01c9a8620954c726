import { accountIn, hasPassage } from './server-account.mjs';

const nobody = 'nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin';
const postgres = 'postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash';

describe('accountIn', () => {
  it('prefers postgres', () => {
    expect(accountIn(`${nobody}\n${postgres}\n`)).toEqual({ name: 'postgres', uid: 101, gid: 104 });
  });

  it('takes nobody where PostgreSQL was never installed', () => {
    expect(accountIn(`root:x:0:0:root:/root:/bin/bash\n${nobody}\n`)).toEqual({
      name: 'nobody',
      uid: 65534,
      gid: 65533,
    });
  });

  it('names the missing accounts otherwise', () => {
    expect(() => accountIn('root:x:0:0:root:/root:/bin/bash\n')).toThrow('weder ein Konto');
  });
});

describe('hasPassage', () => {
  const account = { name: 'postgres', uid: 101, gid: 104 };
  it.each([
    ['its own folder', { uid: 101, gid: 0, mode: 0o40700 }, true],
    ['its own folder it may not enter', { uid: 101, gid: 0, mode: 0o40677 }, false],
    ['a folder of its group', { uid: 0, gid: 104, mode: 0o40710 }, true],
    ['an open folder', { uid: 0, gid: 0, mode: 0o40711 }, true],
    ['a closed folder', { uid: 0, gid: 0, mode: 0o40700 }, false],
  ])('%s', (_, entry, expected) => {
    expect(hasPassage(account, entry)).toBe(expected);
  });
});
