import { generateKeyPairSync } from 'node:crypto';
import { loadConfig } from './config.js';
import { ServiceConfig } from './service-config.js';

const needed = {
  PORT: '1',
  OPS_PORT: '2',
  INTERNAL_SECRET: 'x'.repeat(32),
  TOKEN_PUBLIC_KEYS: generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString(),
};

describe('the settings of traces', () => {
  it('is nothing by default: there are none', () => {
    expect(loadConfig(ServiceConfig, needed)).toMatchObject({
      OTEL_EXPORTER_OTLP_ENDPOINT: '',
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: 0.01,
    });
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://traces.example:4318/otlp', 'https://traces.example:4318/otlp'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Bearer%20abc,x-a=b', 'authorization=Bearer%20abc,x-a=b'],
    ['OTEL_TRACES_SAMPLER', 'parentbased_traceidratio', 'parentbased_traceidratio'],
    ['OTEL_TRACES_SAMPLER_ARG', '1', 1],
    ['OTEL_TRACES_SAMPLER_ARG', '0.25', 0.25],
  ])('takes %s=%s', (name, text, value) =>
    expect(loadConfig(ServiceConfig, { ...needed, [name]: text })).toHaveProperty(name, value),
  );

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'traces.example:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Bearer abc'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%2,b=c'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=b,'],
    ['OTEL_TRACES_SAMPLER', 'always_on'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.1'],
    ['OTEL_TRACES_SAMPLER_ARG', '1%'],
    ['OTEL_BSP_SCHEDULE_DELAY', '0'],
  ])('refuses %s=%s', (name, text) =>
    expect(() => loadConfig(ServiceConfig, { ...needed, [name]: text })).toThrow(name),
  );
});
