import { changeImage, deleteImage, type Image, listImages, uploadImage } from '@pruefer/contracts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '~/api/store/base-api.js';
import { asCallError } from '~/api/http/call-error.js';
import { call } from '~/api/http/call.js';
import { saveResult } from '~/api/store/save-result.js';
import { useUncachedCall } from '~/api/store/use-uncached-call.js';
import { visibleAnswer } from '~/api/store/visible-answer.js';
import { pageCount } from '~/ui/table/page-count.js';
import { apiRead } from '~/api/store/api-call.js';
import { LastChanged } from './changes/LastChanged.js';

/** A large image over a slow connection takes longer than other calls. */
const TIMEOUT_MS = 120_000;

/** A page of the uploaded images, the newest first, loaded on demand, with functions to add, describe and delete one. */
export function useOwnImages() {
  const [isWanted, setWanted] = useState(false);
  const [page, setPage] = useState(1);
  const query = useOwnImagesQuery((page - 1) * IMAGES_PER_PAGE, { skip: !isWanted });
  const { data, error } = visibleAnswer(query);
  const total = data?.total ?? 0;
  const lastPage = pageCount(total, IMAGES_PER_PAGE) || 1;
  // The last image of the last page was deleted.
  if (data && page > lastPage) setPage(lastPage);
  const send = useUncachedCall();
  const dispatch = useDispatch();

  /** @param alt description for users that cannot see the image */
  async function upload(file: File, alt: string) {
    const uploadCall = call(uploadImage, { query: { alt, name: file.name }, bytes: file });
    return follow(await send(uploadCall, { timeoutMs: TIMEOUT_MS }));
  }

  async function describe({ id, version }: Pick<Image, 'id' | 'version'>, alt: string) {
    return follow(await send(call(changeImage, { params: { id }, body: { alt, version } })));
  }

  async function remove({ id }: Pick<Image, 'id'>) {
    return follow(await send(call(deleteImage, { params: { id } })));
  }

  /** Also after an error: another user has changed the images shown. */
  function follow(answer: Parameters<typeof saveResult<Image>>[0]) {
    dispatch(baseApi.util.invalidateTags(['images']));
    return saveResult<Image>(answer);
  }

  return {
    want: () => setWanted(true),
    images: data?.items,
    pager: { page, total, pageSize: IMAGES_PER_PAGE, onPage: setPage },
    lastChanged: (
      <LastChanged key={data?.items.map(({ version }) => version).join()} part={{ area: 'images' }} isPlain />
    ),
    error: asCallError(error),
    retry: () => void query.refetch(),
    upload,
    describe,
    remove,
  };
}

const IMAGES_PER_PAGE = 100;

const imagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ownImages: build.query(
      apiRead('images', (offset: number) => call(listImages, { query: { limit: IMAGES_PER_PAGE, offset } })),
    ),
  }),
});

const { useOwnImagesQuery } = imagesApi;
