import { Problem } from '@pruefer/contracts';
import { type UsersActions, usersProgram } from './users-program.js';

async function called(...words: string[]): Promise<unknown[]> {
  const calls: unknown[] = [];
  const note =
    (name: string) =>
    async (...given: unknown[]): Promise<void> =>
      void calls.push([name, ...given]);
  const actions: UsersActions = {
    create: note('create'),
    list: note('list'),
    resetPassword: note('resetPassword'),
    resetTwoFactor: note('resetTwoFactor'),
  };
  await usersProgram(actions).parseAsync(words, { from: 'user' });
  return calls;
}

describe('npm run users', () => {
  it('creates managers unless chosen otherwise, without a password on the command line', async () => {
    const anna = { username: 'anna', email: 'anna@bank.example' };
    const words = ['create', '--username', ' anna ', '--email', 'anna@bank.example'];
    expect(await called(...words)).toEqual([['create', { ...anna, role: 'manager' }]]);
    expect(await called(...words, '--role', 'admin')).toEqual([['create', { ...anna, role: 'admin' }]]);
  });

  it.each([
    ['list', [], ['list']],
    ['reset-password', ['--username', 'anna'], ['resetPassword', 'anna']],
    ['reset-2fa', ['--username', 'anna'], ['resetTwoFactor', 'anna']],
  ])('knows %s', async (word, words, call) => expect(await called(word, ...words)).toEqual([call]));

  it('names every field that is wrong', async () => {
    const failed = await called('create', '--username', 'x', '--role', 'root').catch((error: Problem) => error);
    const { errors = [] } = (failed as Problem).details;
    expect(errors.map(({ field }) => field)).toEqual(['username', 'email', 'role']);
  });

  it('refuses a password on the command line', async () => {
    const words = ['create', '--username', 'anna', '--password', 'x'];
    await expect(called(...words)).rejects.toMatchObject({ code: 'commander.unknownOption' });
  });
});
