import { Problem } from '@pruefer/contracts';
import { IsInt, IsString } from 'class-validator';
import { checkInput } from './check-input.js';

class Thing {
  @IsString() name!: string;
  @IsInt() count!: number;
}

const catchRefusal = (fields: object) => {
  try {
    return checkInput(Thing, fields);
  } catch (error) {
    return error;
  }
};

it('A5: makes an instance without unnamed fields', () => {
  const thing = checkInput(Thing, { name: 'n', count: 1, role: 'admin' });
  expect(thing).toBeInstanceOf(Thing);
  expect(thing).toEqual({ name: 'n', count: 1 });
});

it('names the wrong fields', () => {
  const problem = catchRefusal({ name: 7, count: 1.5 }) as Problem;
  expect(problem.details.errors?.map(({ field }) => field)).toEqual(['name', 'count']);
});

it('E1, E11: refuses input of very many levels instead of failing on it', () => {
  const deep = JSON.parse(`${'['.repeat(15_000)}${']'.repeat(15_000)}`) as unknown;
  for (const fields of [
    { name: deep, count: 1 },
    { name: 'n', count: 1, other: deep },
  ]) {
    expect(catchRefusal(fields)).toEqual(new Problem('invalid_request'));
  }
});
