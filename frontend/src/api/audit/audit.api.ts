import { type AuditQuery, type AuditSelection, listAudit } from '@pruefer/contracts';
import { asks } from '../base/asks.js';
import { baseApi } from '../base/base-api.js';
import { call } from '../base/call.js';

/** A part of the website, or one thing in it. */
export type AuditSubject = Required<Pick<AuditSelection, 'area'>> & Pick<AuditSelection, 'target'>;

/** The audit log, for every screen that shows the changes to its records. */
export const auditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    audit: build.query(asks((query: AuditQuery) => call(listAudit, { query }))),
  }),
});

export const { useAuditQuery } = auditApi;
