import { one, page } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import {
  MAX_REGISTRY_FILE_BYTES,
  RegistryRelease,
  RegistryReleaseParams,
  RegistryReleases,
  UploadRegistryFileQuery,
} from './registry-releases.js';

const registry = { tag: 'Bankdaten', service: 'worker', access: 'admin' } as const;
const releases = '/api/admin/database/registry-releases';

export const listRegistryReleases = endpoint({
  ...registry,
  title: 'Ausgaben des IBAN-Registers auflisten',
  method: 'GET',
  path: releases,
  compressed: true,
  response: page(RegistryReleases),
  problems: [],
});
/** The body is SWIFT's file or a list of changes. A file that is already loaded returns its stored release. */
export const uploadRegistryFile = endpoint({
  ...registry,
  title: 'IBAN-Register hochladen',
  method: 'POST',
  path: `${releases}/upload`,
  query: UploadRegistryFileQuery,
  bytes: ['application/octet-stream'],
  maxBodyBytes: MAX_REGISTRY_FILE_BYTES,
  responseTimeoutMs: 15_000,
  response: one(RegistryRelease),
  problems: ['registry_file_unknown', 'registry_file_faulty', 'registry_change_unconfirmed'],
});
/** Withdraws a release: the one before it, or the shipped one, applies again at once. */
export const withdrawRegistryRelease = endpoint({
  ...registry,
  title: 'Ausgabe des IBAN-Registers zurücknehmen',
  method: 'POST',
  path: `${releases}/:version/withdraw`,
  params: RegistryReleaseParams,
  response: one(RegistryRelease),
  problems: ['registry_release_unknown'],
});
