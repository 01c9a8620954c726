import { readBackups, startBackup, startDrill } from '@pruefer/contracts';
import { asks } from '~/api/base/asks.js';
import { baseApi } from '~/api/base/base-api.js';
import { call } from '~/api/base/call.js';

/** The backups that lie on the server, and what makes and proves them. */
export const backupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    backups: build.query({ ...asks(() => call(readBackups)), providesTags: ['backups'] }),
    startBackup: build.mutation(asks(() => call(startBackup))),
    startDrill: build.mutation(asks(() => call(startDrill))),
  }),
});

export const { useBackupsQuery, useStartBackupMutation, useStartDrillMutation } = backupsApi;
