import { useDispatch } from 'react-redux';
import type { Answered, Call } from '../http/request.js';
import { upload, type UploadSettings } from '../http/upload.js';
import { sessionEnded } from './session.slice.js';

/** Returns `upload`, after which the store knows when the session has ended. */
export function useUpload(): typeof upload {
  const dispatch = useDispatch();
  return async <Data>(call: Call<Data>, settings: UploadSettings): Promise<Answered<Data>> => {
    const result = await upload(call, settings);
    if (result.error?.endsSession) dispatch(sessionEnded());
    return result;
  };
}
