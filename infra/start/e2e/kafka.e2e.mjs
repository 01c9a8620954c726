import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import kafkajs from 'kafkajs';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { cacheDir } from '../../shared/folders.mjs';
import { freePorts } from '../../shared/process/free-ports.mjs';
import { Parts } from '../parts/parts.mjs';
import { run } from '../../shared/process/run.mjs';
import { javaProgram } from '../servers/java.mjs';
import { kafkaJars } from '../servers/kafka-jars.mjs';
import { prepareKafka } from '../servers/kafka.mjs';

const folder = temporaryFolder('kafka-password-');
const password = randomBytes(32).toString('base64url');
const topic = 'kept';
/** Generous, because other suites may run in parallel. */
const PATIENCE_MS = 120_000;
/** @type {string[]} */
const said = [];
const context = { dataDir: folder, cacheDir: cacheDir(folder), say: (/** @type {string} */ line) => said.push(line) };

/** @type {number[]} */
let ports;
/** @type {Parts} */
let parts;
beforeAll(async () => (ports = await freePorts(2)));
beforeEach(() => (parts = new Parts(join(folder, 'logs'), { say: () => {}, changed: () => {} })));
afterEach(() => parts.stop());

/** Enough tries for a busy broker that has no leader yet for a topic. */
const PATIENT_TRIES = 6;

/** @param {string | undefined} secret none: as clients came before there were passwords */
function client(secret, retries = 2) {
  return new kafkajs.Kafka({
    brokers: [`127.0.0.1:${ports[0]}`],
    logLevel: kafkajs.logLevel.NOTHING,
    retry: { retries },
    ...(secret && { sasl: { mechanism: 'scram-sha-512', username: 'services', password: secret } }),
  });
}

/** @param {string} secret */
async function keptRecords(secret) {
  const admin = client(secret, PATIENT_TRIES).admin();
  await admin.connect();
  const [offsets] = await admin.fetchTopicOffsets(topic);
  await admin.disconnect();
  return Number(offsets?.high);
}

/** A broker as earlier versions started it, with a record in it. */
async function startWithoutPassword() {
  const [port, controller] = ports;
  const data = join(folder, 'kafka', 'data');
  await mkdir(data, { recursive: true, mode: 0o700 });
  const file = join(folder, 'kafka', 'server.properties');
  await writeFile(
    file,
    `process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controller}
listeners=PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controller}
advertised.listeners=PLAINTEXT://127.0.0.1:${port}
controller.listener.names=CONTROLLER
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT
log.dirs=${data}
auto.create.topics.enable=false
log.cleaner.dedupe.buffer.size=4194304
`,
    { mode: 0o600 },
  );
  const java = await javaProgram(context);
  const classes = ['-cp', join(await kafkaJars(context), '*')];
  await run(java, [...classes, 'kafka.tools.StorageTool', 'format', '-t', 'AAAAAAAAAAAAAAAAAAAAAA', '-c', file]);
  const isReady = async () => {
    const admin = client(undefined).admin();
    const topics = await admin.connect().then(
      () => admin.listTopics(),
      () => undefined,
    );
    await admin.disconnect();
    return topics !== undefined;
  };
  const env = { LC_ALL: 'C' };
  const args = ['-Xmx192m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', ...classes, 'kafka.Kafka', file];
  await parts.start({ name: 'kafka', command: java, args, env, cwd: folder, port: port ?? 0, isReady }, PATIENCE_MS);
  const producer = client(undefined, PATIENT_TRIES).producer();
  const admin = client(undefined, PATIENT_TRIES).admin();
  await Promise.all([producer.connect(), admin.connect()]);
  await admin.createTopics({ topics: [{ topic, numPartitions: 1 }] });
  await producer.send({ topic, messages: [{ value: 'of before' }] });
  await Promise.all([producer.disconnect(), admin.disconnect()]);
}

/** @param {string} secret */
async function start(secret) {
  const [port = 0, controllerPort = 0] = ports;
  await parts.start(await prepareKafka(context, { port, controllerPort, password: secret }), PATIENCE_MS);
}

/** Every file that a tool or the broker has written outside of its data. */
function writtenTexts() {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const named = files.map((entry) => join(entry.parentPath, entry.name));
  return named.filter((file) => !file.includes(join('kafka', 'data'))).map((file) => readFileSync(file, 'utf8'));
}

describe('a broker of an earlier start', () => {
  it('D5: gets a password and keeps its records', async () => {
    await startWithoutPassword();
    await parts.stop();
    parts = new Parts(join(folder, 'logs'), { say: () => {}, changed: () => {} });
    await start(password);
    expect(said).toEqual(['Kafka bekommt ein Kennwort; was gespeichert ist, bleibt erhalten.']);
    await expect(keptRecords(password)).resolves.toBe(1);
    const stranger = client(undefined).admin();
    await expect(stranger.connect().then(() => stranger.listTopics())).rejects.toThrow();
    await stranger.disconnect();
  });

  it('D5: keeps the password over a restart, unreadable for others', async () => {
    said.length = 0;
    await start(password);
    expect(said).toEqual([]);
    await expect(keptRecords(password)).resolves.toBe(1);
    expect(writtenTexts().filter((text) => text.includes(password))).toEqual([]);
    const modes = readdirSync(join(folder, 'kafka')).map((name) => statSync(join(folder, 'kafka', name)).mode & 0o077);
    expect(new Set(modes)).toEqual(new Set([0]));
  });

  it('reads its classes from the file that is kept for all brokers', async () => {
    await start(password);
    const kept = readdirSync(context.cacheDir).filter((name) => /^kafka-classes-[0-9a-f]{12}$/.test(name));
    expect(kept).not.toEqual([]);
    // A Java without an archive of its own creates none; other systems have no /proc.
    const files = kept.map((name) => join(context.cacheDir, name, 'classes.jsa')).filter(existsSync);
    const maps = `/proc/${parts.running[0]?.pid}/maps`;
    if (files.length === 0 || !existsSync(maps)) return;
    expect(files.some((file) => readFileSync(maps, 'utf8').includes(file))).toBe(true);
  });

  it('D5: takes another password when the secrets were renewed', async () => {
    const another = randomBytes(32).toString('base64url');
    await start(another);
    await expect(keptRecords(another)).resolves.toBe(1);
    await expect(keptRecords(password)).rejects.toThrow(/uthenticat/);
  });
});
