import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { newEnvironment } from '../deploy/make-env.mjs';
import { root } from '../shared/folders.mjs';
import { composedServices, createArguments } from './composed-services.mjs';

const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const env = /** @type {Record<string, string>} */ (parseEnv(newEnvironment()));

/** @param {string} name @param {string} engine */
function buildCommandLine(name, engine) {
  const service = composedServices(text, env)[name];
  const place = { project: 'p', container: `p-${name}-1`, envFile: '/tmp/e', engine };
  return createArguments({ name, service, ...place }).join(' ');
}

it('fills in variables, defaults and doubled dollars, and refuses a missing secret', () => {
  const services = composedServices(text, { ...env, VERSION: '1.2.3' });
  expect(services['gateway'].image).toBe('iban-pruefer/gateway:1.2.3');
  expect(services['gateway'].ports).toEqual(['127.0.0.1:8080:8080']);
  expect(services['redis'].command[2]).toContain('requirepass $REDIS_PASSWORD\n');
  expect(() => composedServices(text, { ...env, POSTGRES_PASSWORD: '' })).toThrow('POSTGRES_PASSWORD');
});

it('keeps the bounds of a service, and its secrets out of the arguments', () => {
  const words = buildCommandLine('validation', 'docker');
  for (const flag of ['--read-only', '--init', '--cap-drop ALL', '--tmpfs /tmp', '--memory 1g', '--stop-timeout 20'])
    expect(words).toContain(flag);
  expect(words).toContain('--log-opt max-size=20m --log-opt max-file=5');
  expect(Object.values(env).filter((secret) => words.includes(secret))).toEqual([]);
});

it('starts Kafka with our own program and folder, and names volumes after the project', () => {
  const words = buildCommandLine('kafka', 'podman');
  expect(words).toContain('--entrypoint /opt/iban-pruefer/start.sh');
  expect(words).toContain(
    `--volume p_kafka:/var/lib/kafka/data --volume ${join(root, 'infra/deploy/kafka')}:/opt/iban-pruefer:ro`,
  );
  expect(words).toContain('--log-driver k8s-file --log-opt max-size=20m');
});
