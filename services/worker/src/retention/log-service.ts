import { Injectable } from '@nestjs/common';
import {
  checkLogCleanup,
  type CleanedLogs,
  cleanUpLogsForJob,
  type CleanUpLogsForJobBody,
  type CleanupStats,
  type Endpoint,
  type KeptLogs,
  Problem,
  type ProblemBody,
  type ProblemCode,
  readKeptLogs,
} from '@pruefer/contracts';
import { WorkerConfig } from '../config.js';

/** Counts come from sums, and the cleanup is one short transaction; after this time log-service is frozen. */
const TIMEOUT_MS = 10_000;

/** The worker's client of log-service. Each call: @throws Problem `unavailable` without an answer */
@Injectable()
export class LogService {
  constructor(private readonly config: WorkerConfig) {}

  /** Previews a cleanup. @param date the latest allowed date by default @throws Problem `cleanup_too_late` */
  check(date?: string): Promise<CleanupStats> {
    return this.call(checkLogCleanup, date === undefined ? '' : `?${new URLSearchParams({ date }).toString()}`);
  }

  /** @throws Problem `cleanup_too_late` */
  cleanUp(cleanup: CleanUpLogsForJobBody): Promise<CleanedLogs> {
    return this.call(cleanUpLogsForJob, '', cleanup);
  }

  /** Size and retention of the stored log. */
  keptLogs(): Promise<KeptLogs> {
    return this.call(readKeptLogs, '');
  }

  private async call<Answer>(endpoint: Endpoint, query: string, body?: object): Promise<Answer> {
    const { LOG_URL, INTERNAL_SECRET } = this.config;
    const answer = await this.fetch(new URL(endpoint.path + query, LOG_URL), {
      method: endpoint.method,
      headers: {
        'x-internal-secret': INTERNAL_SECRET,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.ok) return answer.json as Answer;
    const { code, detail } = answer.json as Partial<ProblemBody>;
    if (isListed(endpoint, code)) throw new Problem(code, { ...(detail !== undefined && { text: detail }) });
    if (answer.status === 503) throw new Problem('unavailable');
    throw new Error(`log-service refused ${endpoint.path}: ${answer.status}`);
  }

  /** Status and body together, so that the limit holds for both. */
  private async fetch(url: URL, request: RequestInit): Promise<{ ok: boolean; status: number; json: unknown }> {
    try {
      const response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
      return { ok: response.ok, status: response.status, json: await response.json() };
    } catch {
      throw new Problem('unavailable');
    }
  }
}

function isListed({ problems }: Endpoint, code: string | undefined): code is ProblemCode {
  return problems.some((listedCode) => listedCode === code);
}
