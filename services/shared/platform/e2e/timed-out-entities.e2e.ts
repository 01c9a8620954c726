import { Injectable, Module } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, DataSource, Entity, PrimaryColumn, Repository } from 'typeorm';
import { DatabaseModule, PostgresUrl, type RunningService, ServiceConfig, startService } from '@pruefer/platform';
import { runSql, type TcpProxy, tcpProxy, testDatabase, type TestDatabase, until } from '@pruefer/testkit';
import { demoEnv } from './support/demo-service.js';

class ThingsConfig extends ServiceConfig {
  @PostgresUrl() DATABASE_URL!: string;
}

@Entity({ schema: 'keys', name: 'thing' })
class Thing {
  @PrimaryColumn('int') id!: number;
  @Column('text') name!: string;
}

@Injectable()
class Things {
  constructor(
    @InjectRepository(Thing) readonly repository: Repository<Thing>,
    readonly source: DataSource,
  ) {}
}

@Module({
  imports: [DatabaseModule.using(ThingsConfig, { max: 1 }), ...DatabaseModule.entities(ThingsConfig, [Thing])],
  providers: [Things],
})
class ThingsModule {}

describe('D4: a statement of entities that times out', () => {
  let database: TestDatabase;
  let line: TcpProxy;
  let service: RunningService;
  let things: Things;

  beforeAll(async () => {
    database = await testDatabase();
    await runSql(database.url('keys', 'owner'), 'CREATE TABLE keys.thing (id int PRIMARY KEY, name text)');
    const url = new URL(database.url('keys', 'service'));
    line = await tcpProxy(Number(url.port), url.hostname);
    url.host = `127.0.0.1:${line.port}`;
    service = await startService('things', ThingsModule, ThingsConfig, { env: { ...demoEnv, DATABASE_URL: url.href } });
    things = service.app.get(Things);
  });
  afterAll(async () => {
    await service.close();
    await line.close();
    await database.drop();
  });
  beforeEach(() =>
    database.sql(`TRUNCATE keys.thing; INSERT INTO keys.thing SELECT id, 'old' FROM generate_series(1, 2) id`),
  );

  const listNames = async () =>
    (await database.sql<Thing>('SELECT name FROM keys.thing ORDER BY id')).map(({ name }) => name);
  const isUnlocked = async (id: number) =>
    (await database.sql('SELECT FROM keys.thing WHERE id = $1 FOR UPDATE SKIP LOCKED', [id])).length === 1;
  const readProcess = async () => (await things.source.query<{ id: number }[]>('SELECT pg_backend_pid() AS id'))[0]!.id;

  it('is not committed by the next request when the database answers again', async () => {
    let firstProcess = 0;
    const stalled = things.source.transaction(async (manager) => {
      [{ id: firstProcess }] = await manager.query<[{ id: number }]>('SELECT pg_backend_pid() AS id');
      line.freeze();
      await manager.update(Thing, 1, { name: 'stalled' });
    });
    await expect(stalled).rejects.toThrow('Query read timeout');
    await line.heal();
    await things.source.transaction((manager) => manager.update(Thing, 2, { name: 'next' }));
    expect(await listNames()).toEqual(['old', 'next']);
    expect(await readProcess()).not.toBe(firstProcess);
    await until('the row is unlocked', () => isUnlocked(1));
    expect(await listNames()).toEqual(['old', 'next']);
  });

  it('leaves no open transaction when it was the first one', async () => {
    await things.source.query('SELECT 1');
    line.freeze();
    const stalled = things.source.transaction((manager) => manager.update(Thing, 1, { name: 'stalled' }));
    await expect(stalled).rejects.toThrow('Query read timeout');
    await line.heal();
    await things.source.query(`UPDATE keys.thing SET name = 'next' WHERE id = 2`);
    expect(await listNames()).toEqual(['old', 'next']);
  });

  it('ends on the server too and releases its locks', async () => {
    const slow = things.source.transaction(async (manager) => {
      await manager.update(Thing, 1, { name: 'slow' });
      await manager.query('SELECT pg_sleep(300)');
    });
    await expect(slow).rejects.toThrow();
    await until('the row is unlocked', () => isUnlocked(1));
    expect(await listNames()).toEqual(['old', 'old']);
  });
});
