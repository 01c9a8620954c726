import { type Image, uploadImage } from '@pruefer/contracts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from './base-api.js';
import { asCallError } from './call-error.js';
import { call } from './call.js';
import { useOwnImagesQuery } from './images.api.js';
import { savedBy } from './saved.js';
import { useUncachedCall } from './use-uncached-call.js';

/** A large image over a slow line takes longer than an answer may. */
const LONGEST_MS = 120_000;

/** The images of our own, asked for as soon as they are wanted, and what adds one. */
export function useOwnImages() {
  const [isWanted, setWanted] = useState(false);
  const { data, error, refetch } = useOwnImagesQuery(undefined, { skip: !isWanted });
  const send = useUncachedCall();
  const dispatch = useDispatch();

  /** @param alt what somebody who does not see it must know */
  async function upload(file: File, alt: string) {
    const sent = call(uploadImage, { query: { alt, name: file.name }, bytes: file });
    const saved = savedBy<Image>(await send(sent, { timeoutMs: LONGEST_MS }));
    if (saved.state) dispatch(baseApi.util.invalidateTags(['images']));
    return saved;
  }

  return {
    want: () => setWanted(true),
    images: data?.items,
    failure: asCallError(error),
    retry: () => void refetch(),
    upload,
  };
}
