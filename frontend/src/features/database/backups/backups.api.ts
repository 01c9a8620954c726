import { readBackups, startBackup, startDrill } from '@pruefer/contracts';
import { apiCall, apiRead } from '~/api/store/api-call.js';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';

/** The backups that lie on the server, and what makes and proves them. */
const backupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    backups: build.query(apiRead('backups', () => call(readBackups))),
    startBackup: build.mutation(apiCall(() => call(startBackup))),
    startDrill: build.mutation(apiCall(() => call(startDrill))),
  }),
});

export const { useBackupsQuery, useStartBackupMutation, useStartDrillMutation } = backupsApi;
