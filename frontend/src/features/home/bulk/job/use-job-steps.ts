import { useState } from 'react';
import { saveFile } from '~/api/files/save-file.js';
import { fileJobTexts } from '~/texts/bulk.js';
import { forgetJobId } from './kept-job.js';
import type { useFileJob } from './use-file-job.js';

const fileNames = { result: fileJobTexts.end.resultName, errors: fileJobTexts.end.errorsName } as const;

export type JobSteps = ReturnType<typeof useJobSteps>;

/** What the customer does with an open job. */
export function useJobSteps(opened: ReturnType<typeof useFileJob>, onClose: () => void) {
  const { client, id, job, upload, act, showJob, uploadTo, stop } = opened;
  const [isCancelling, setCancelling] = useState(false);

  function leave() {
    forgetJobId();
    onClose();
  }

  return {
    isCancelling,
    leave,
    chooseColumn: (column: string) => act(client.chooseColumn(id, column), showJob),
    /** Where it is refused, the job is read again: it says what the quota has now. */
    start: async () =>
      (await act(client.start(id), showJob)) || client.read(id).then(({ data }) => data && showJob(data)),
    cancel: async () => {
      setCancelling(true);
      if (!(await act(client.cancel(id), showJob))) setCancelling(false);
    },
    remove: async () => {
      stop();
      await act(client.remove(id), leave);
    },
    download: (file: 'result' | 'errors') =>
      act(client.download(id, file), ({ content, name }) => saveFile(content, name ?? fileNames[file])),
    /** Goes on with the upload of a file that was chosen once more. */
    resume: (file: File) => job && uploadTo(job, file),
    retry: () =>
      act(client.read(id), (next) =>
        next.state === 'uploading' && upload.file ? uploadTo(next, upload.file) : showJob(next),
      ),
  };
}
