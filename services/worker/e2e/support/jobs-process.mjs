// A worker process that only does jobs, to be killed and frozen. Its cleanups take a given number of steps.
import { setTimeout as sleep } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import { KafkaModule, RedisModule, SettingsModule, startService } from '@pruefer/platform';
import { WorkerConfig } from '../../dist/config.js';
import { JobHandler } from '../../dist/jobs/handlers/job-handler.js';
import { JobsModule } from '../../dist/jobs/jobs.module.js';

const STEP_MS = 100;

/** Leaves the old state or the new one: the day in `test_effect` changes as a whole, after its last step has begun. */
class SlowCleanup extends JobHandler {
  kind = 'log-cleanup';
  timeoutMs = 300_000;

  async run(run) {
    const steps = Number(run.data.steps);
    run.step('Schritte gehen', steps);
    run.line(`Versuch von Prozess ${process.pid}`);
    for (let doneSteps = 1; doneSteps <= steps; doneSteps += 1) {
      // Ignores the abort signal on purpose: a process that wakes up late continues until it is stopped.
      await sleep(STEP_MS);
      run.progress(doneSteps);
    }
    await run.makeFinal();
    return { cleanup: { date: '2026-11-01', logsDeleted: process.pid } };
  }
}

class JobsAlone {}
const imports = [RedisModule.using(WorkerConfig), KafkaModule.using(WorkerConfig), SettingsModule, JobsModule];
Module({ imports, providers: [SlowCleanup] })(JobsAlone);

await startService('worker', JobsAlone, WorkerConfig);
