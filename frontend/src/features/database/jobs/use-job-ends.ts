import type { Job, JobKind } from '@pruefer/contracts';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '~/api/store/base-api.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { endMessage } from './end-message.js';
import { isUnderWay } from './jobs-context.js';

type Tag = 'bankData' | 'backups' | 'logRows' | 'logs' | 'retention' | 'schedules';

/** The data that a job of each kind changes. */
const changes: Readonly<Record<JobKind, readonly Tag[]>> = {
  'bank-import': ['bankData'],
  'bank-data-check': ['bankData'],
  backup: ['backups'],
  'backup-check': ['backups'],
  restore: [],
  'restore-drill': ['backups'],
  'log-cleanup': ['logRows', 'logs', 'retention'],
  'log-retention': ['logRows', 'logs', 'retention'],
};

/**
 * Reloads the data that an ended job has changed, and announces the end of jobs that were begun here.
 * @param begun ids of the jobs begun here; an announced one is removed
 */
export function useJobEnds(jobs: readonly Job[], begun: RefObject<Set<string>>): void {
  const dispatch = useDispatch();
  const toast = useToast();
  const open = useRef(new Set<string>());

  const end = useEffectEvent((job: Job) => {
    dispatch(baseApi.util.invalidateTags([...changes[job.kind], 'schedules']));
    // A restore may have changed all data: `onOnline` reloads everything that is shown.
    if (job.kind === 'restore' && job.state === 'done') dispatch(baseApi.internalActions.onOnline());
    if (begun.current.delete(job.id)) toast(endMessage(job));
  });

  useEffect(() => {
    for (const job of jobs) {
      if (isUnderWay(job)) open.current.add(job.id);
      // A job that was begun here may have ended before its call was answered, and was never seen running.
      else if (open.current.delete(job.id) || begun.current.has(job.id)) end(job);
    }
  }, [jobs]);
}
