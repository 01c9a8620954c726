import { Controller, StreamableFile } from '@nestjs/common';
import { endpoint, file, type InputOf, list, listOrPage, one, stream } from '@pruefer/contracts';
import { IsOptional, IsString } from 'class-validator';
import { Handles } from '../index.js';

class Thing {
  @IsString() name!: string;
}

class IssuedThing extends Thing {
  @IsString() secret!: string;
}

class ThingPage {
  items!: Thing[];
  total!: number;
}

class ThingQuery {
  @IsOptional() @IsString() name?: string;
}

const call = { service: 'keys', access: 'manager', problems: [] } as const;
const listThings = endpoint({ ...call, method: 'GET', path: '/things', query: ThingQuery, response: list(Thing) });
const listOrPageThings = endpoint({ ...call, method: 'GET', path: '/pages', response: listOrPage(Thing, ThingPage) });
const changeThing = endpoint({ ...call, method: 'PUT', path: '/things/:id', body: Thing, response: one(Thing) });
const exportThings = endpoint({ ...call, method: 'GET', path: '/things.csv', response: file('text/csv') });
const followThings = endpoint({ ...call, method: 'GET', path: '/events', response: stream<{ thing: Thing }>() });

const thing: Thing = { name: 'x' };
const rows: ThingPage = { items: [thing], total: 1 };

/** What fits its contract. */
@Controller()
class RightController {
  @Handles(listThings)
  list({ query }: InputOf<typeof listThings>): Promise<Thing[]> {
    return Promise.resolve(query.name === undefined ? [thing] : []);
  }

  @Handles(listOrPageThings)
  both(): Thing[] | ThingPage {
    return rows;
  }

  @Handles(changeThing)
  change({ params, body }: InputOf<typeof changeThing>, _actor: string): Thing {
    return params.id === 'x' ? body : thing;
  }

  @Handles(exportThings)
  export(): StreamableFile {
    return new StreamableFile(Buffer.from('x'));
  }

  @Handles(followThings)
  follow(): void {}
}

/** What does not: each error is marked, and the check of types fails as soon as one of them is none any more. */
@Controller()
class WrongController {
  // @ts-expect-error a page where the contract says a list
  @Handles(listThings)
  page({ query: _ }: InputOf<typeof listThings>): ThingPage {
    return rows;
  }

  // @ts-expect-error a list or a page where the contract says a list
  @Handles(listThings)
  both({ query: _ }: InputOf<typeof listThings>): Promise<Thing[] | ThingPage> {
    return Promise.resolve(rows);
  }

  // @ts-expect-error a field that the contract does not name
  @Handles(changeThing)
  leak({ body }: InputOf<typeof changeThing>): IssuedThing {
    return { ...body, secret: 'x' };
  }

  // @ts-expect-error nothing at all
  @Handles(changeThing)
  nothing(_input: InputOf<typeof changeThing>): void {}

  // @ts-expect-error text where the contract says JSON
  @Handles(changeThing)
  text(): string {
    return 'x';
  }

  // @ts-expect-error JSON where the contract says a file
  @Handles(exportThings)
  json(): Thing {
    return thing;
  }

  // @ts-expect-error the query alone, as Nest's own decorators would give it
  @Handles(listThings)
  query(query: ThingQuery): Thing[] {
    return query.name === undefined ? [thing] : [];
  }

  // @ts-expect-error another endpoint's input
  @Handles(listThings)
  other({ body }: InputOf<typeof changeThing>): Thing[] {
    return [body];
  }

  // @ts-expect-error a parameter that the path does not have
  @Handles(changeThing)
  shelf({ params }: { params: { shelf: string } }): Thing {
    return { name: params.shelf };
  }
}

it('A6: a method answers and takes what its contract says, or does not compile', () => {
  expect([RightController, WrongController]).toHaveLength(2);
});
