import { type RegistryRelease, uploadRegistryFile } from '@pruefer/contracts';
import { useDispatch } from 'react-redux';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';
import type { Answered } from '~/api/http/request.js';
import { useUpload } from '~/api/store/use-upload.js';

/** A file of the registry, the first day on which it is valid (YYYY-MM-DD), and its number or an empty text. */
export interface RegistryUpload {
  readonly file: File;
  readonly validFrom: string;
  readonly release: string;
}

const RESPONSE_TIMEOUT_MS = 20_000;

/** Returns a function that uploads a file. */
export function useRegistryUpload() {
  const dispatch = useDispatch();
  const upload = useUpload();
  /** @param confirmsChanges the user accepts that valid IBANs become invalid */
  return async (request: RegistryUpload, confirmsChanges: boolean): Promise<Answered<RegistryRelease>> => {
    const { file, validFrom, release } = request;
    const uploadCall = call(uploadRegistryFile, {
      query: {
        validFrom,
        ...(release !== '' && { release }),
        ...(confirmsChanges && { confirmsChanges: 'true' as const }),
      },
      bytes: new Blob([file], { type: 'application/octet-stream' }),
    });
    const settings = {
      signal: new AbortController().signal,
      onSent: () => undefined,
      responseTimeoutMs: RESPONSE_TIMEOUT_MS,
    };
    const result = await upload(uploadCall, settings);
    if (result.data) dispatch(baseApi.util.invalidateTags(['bankData']));
    return result;
  };
}
