import { Injectable } from '@nestjs/common';
import type { Job, JobChanged } from '@pruefer/contracts';
import { eventText } from './event-stream.js';

const MAX_JOBS = 20;
const RECENT_MS = 3_600_000;

interface HeardJob extends JobChanged {
  readonly atMs: number;
}

/** The state of jobs according to their events. The worker has the reliable state. */
@Injectable()
export class RecentJobs {
  private heard = new Map<string, HeardJob>();
  private count = 0;

  /** Number of applied events. `text` changes with it, and when a job is no longer recent. */
  get changes(): number {
    return this.count;
  }

  /** Applies an event in any order. @param atMs time of publication */
  apply({ job, version }: JobChanged, atMs: number): void {
    if (version <= (this.heard.get(job.id)?.version ?? 0)) return;
    this.heard.set(job.id, { job, version, atMs });
    const newest = [...this.heard].toSorted(([, a], [, b]) => b.atMs - a.atMs);
    this.heard = new Map(newest.slice(0, MAX_JOBS));
    this.count += 1;
  }

  /** Whether an event of that time is still relevant. */
  isRecent(atMs: number): boolean {
    return atMs > Date.now() - RECENT_MS;
  }

  /** The recent jobs as one event, newest first. */
  text(): string {
    const recent = [...this.heard.values()].filter(({ atMs }) => this.isRecent(atMs)).map(({ job }) => job);
    return eventText('jobs', recent.toSorted(newestFirst));
  }
}

function newestFirst(a: Job, b: Job): number {
  return a.createdAt < b.createdAt ? 1 : -1;
}
