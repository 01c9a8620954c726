import { type AuditQuery, type AuditSelection, listAudit } from '@pruefer/contracts';
import { apiCall } from '../store/api-call.js';
import { baseApi } from '../store/base-api.js';
import { call } from '../http/call.js';

/** A part of the website, or one thing in it. */
export type AuditSubject = Required<Pick<AuditSelection, 'area'>> & Pick<AuditSelection, 'target'>;

const auditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    audit: build.query(apiCall((query: AuditQuery) => call(listAudit, { query }))),
  }),
});

export const { useAuditQuery } = auditApi;
