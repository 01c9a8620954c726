import { IsString } from 'class-validator';
import {
  endpoint,
  file,
  hasInput,
  type InputOf,
  list,
  listOrPage,
  one,
  page,
  type ResponseOf,
  stream,
} from '../index.js';
import type { ListPage } from './response-kinds.js';

class Thing {
  @IsString() name!: string;
}

class Things {
  @IsString({ each: true }) names!: string[];
  total!: number;
}

class ThingParams {
  @IsString() id!: string;
}

const things = { method: 'GET', service: 'keys', access: 'manager', problems: [] } as const;
const path = '/api/things/:id';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const expectTrue = <Proof extends boolean>(proof: Proof): void => expect(proof).toBe(true);

/** Marks code that must not compile: the type check fails as soon as it compiles. */
describe('a definition of an endpoint', () => {
  it('spells its answer out', () => {
    const readThing = endpoint({ ...things, path, response: one(Thing) });
    const listThings = endpoint({ ...things, path: '/api/things', response: list(Thing) });
    const pageThings = endpoint({ ...things, path: '/api/things', response: page(Things) });
    const both = endpoint({ ...things, path: '/api/things', response: listOrPage(Thing, Things) });
    expectTrue<Same<ResponseOf<typeof readThing>, Thing>>(true);
    expectTrue<Same<ResponseOf<typeof listThings>, Thing[]>>(true);
    expectTrue<Same<ResponseOf<typeof pageThings>, Things>>(true);
    expectTrue<Same<(typeof pageThings)['response'], ListPage<Things>>>(true);
    expectTrue<Same<ResponseOf<typeof both>, Thing[] | Things>>(true);
    const kinds = [readThing, listThings, pageThings, both].map(({ response }) => response.kind);
    expect(kinds).toEqual(['one', 'list', 'page', 'listOrPage']);
    endpoint({ ...things, path, response: file('text/csv') });
    endpoint({ ...things, path, response: stream<{ figures: Thing }>() });
    // @ts-expect-error a bare class does not say whether it is one, a list or a page
    endpoint({ ...things, path, response: Thing });
    // @ts-expect-error brackets neither
    endpoint({ ...things, path, response: [Thing] });
    // @ts-expect-error without an answer
    endpoint({ ...things, path });
    // @ts-expect-error a page says how many there are, or where the next one begins
    page(Thing);
  });

  it('hands the bytes of a file over where it takes one', () => {
    const uploadThing = endpoint({ ...things, method: 'POST', path, bytes: ['image/png'], response: one(Thing) });
    expectTrue<Same<InputOf<typeof uploadThing>['bytes'], Uint8Array>>(true);
    expect(hasInput(uploadThing)).toBe(true);
  });

  it('declares its refusals, by codes that exist', () => {
    const silent = { method: 'GET', service: 'keys', access: 'manager' } as const;
    // @ts-expect-error without problems
    endpoint({ ...silent, path, response: one(Thing) });
    // @ts-expect-error a code that does not exist
    endpoint({ ...things, path, response: one(Thing), problems: ['thing_unknown'] });
  });

  it('has no field outside the contract', () => {
    // @ts-expect-error a stream is an answer
    endpoint({ ...things, path, response: one(Thing), stream: true });
  });

  it('names the parameters of its path', () => {
    const texts = endpoint({ ...things, path: '/api/:shelf/things/:id', response: one(Thing) });
    const checked = endpoint({ ...things, path, params: ThingParams, response: one(Thing) });
    expectTrue<Same<InputOf<typeof texts>['params'], Readonly<Record<'shelf' | 'id', string>>>>(true);
    expectTrue<Same<InputOf<typeof checked>['params'], ThingParams>>(true);
    expect([texts, checked].map(({ path: its }) => its)).toHaveLength(2);
    // @ts-expect-error the class has no `shelf`
    endpoint({ ...things, path: '/api/:shelf/things/:id', params: ThingParams, response: one(Thing) });
    // @ts-expect-error the path has no `id`
    endpoint({ ...things, path: '/api/things', params: ThingParams, response: one(Thing) });
  });

  it('brings along its named schemas, and nothing else', () => {
    const search = endpoint({ ...things, path: '/api/things', query: Thing, response: list(Thing) });
    const change = endpoint({ ...things, method: 'PUT', path, body: Thing, response: one(Thing) });
    expectTrue<Same<keyof InputOf<typeof search>, 'query'>>(true);
    expectTrue<Same<keyof InputOf<typeof change>, 'params' | 'body'>>(true);
    expect([search, change].map(hasInput)).toEqual([true, true]);
    const input: InputOf<typeof search> = { query: { name: 'x' } };
    // @ts-expect-error it has no body
    expect(input.body).toBeUndefined();
  });
});
