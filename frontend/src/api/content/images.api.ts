import { listImages } from '@pruefer/contracts';
import { asks } from '../base/asks.js';
import { baseApi } from '../base/base-api.js';
import { call } from '../base/call.js';

/** The newest images, as many as a page may hold. */
const SHOWN = 100;

/** The images of our own, for every screen that shows or takes one. */
export const imagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ownImages: build.query({
      ...asks(() => call(listImages, { query: { limit: SHOWN } })),
      providesTags: ['images'],
    }),
  }),
});

export const { useOwnImagesQuery } = imagesApi;
