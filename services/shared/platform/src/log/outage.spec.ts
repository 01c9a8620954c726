import { Outage } from './outage.js';

describe('an outage', () => {
  let nowMs: number;
  let lines: string[];
  let outage: Outage;
  beforeEach(() => {
    [nowMs, lines] = [0, []];
    const into = (level: string) => (message: unknown, sentence?: string) =>
      void lines.push(`${level}: ${sentence ?? String(message)}`);
    outage = new Outage({ log: into('info'), warn: into('warn'), error: into('error') }, () => nowMs);
  });

  it('is a warning at first, an error after a minute, each once', () => {
    for (nowMs = 0; nowMs < 200_000; nowMs += 1_000) outage.failed('not reachable', new Error('refused'));
    expect(lines).toEqual(['warn: not reachable', 'error: not reachable, for more than 60 s']);
  });

  it('is no error when it ends before', () => {
    for (let turn = 0; turn < 3; turn += 1, nowMs += 40_000) {
      outage.failed('not reachable');
      outage.worked('connected again');
      outage.worked('connected again');
    }
    expect(lines).toEqual(Array.from({ length: 3 }, () => ['warn: not reachable', 'info: connected again']).flat());
  });

  it('logs nothing while all works', () => {
    outage.worked('connected again');
    expect(lines).toEqual([]);
  });
});
