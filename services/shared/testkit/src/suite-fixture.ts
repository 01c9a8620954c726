/**
 * Starts something before the tests of a suite and stops it afterwards. Call it before the suite's own hooks.
 * @returns an object that stands for what was started, usable in hooks and tests
 */
export function suiteFixture<Fixture extends object>(
  start: () => Promise<Fixture>,
  stop: (fixture: Fixture) => unknown = () => undefined,
): Fixture {
  let fixture: Fixture | undefined;
  beforeAll(async () => void (fixture = await start()));
  afterAll(() => fixture && stop(fixture));
  return new Proxy({} as Fixture, {
    get: (_, name) => {
      const value: unknown = fixture && Reflect.get(fixture, name, fixture);
      return typeof value === 'function' ? (value.bind(fixture) as unknown) : value;
    },
    set: (_, name, value) => Reflect.set(fixture!, name, value),
    // Both are needed to spread it.
    ownKeys: () => Reflect.ownKeys(fixture!),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(fixture!, name),
  });
}
