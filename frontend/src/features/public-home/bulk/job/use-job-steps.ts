import { useState } from 'react';
import { saveFile } from '~/api/files/save-file.js';
import { fileJobTexts } from '~/texts/bulk.js';
import { forgetJobId } from './stored-job.js';
import type { useFileJob } from './use-file-job.js';

const fileNames = { result: fileJobTexts.end.resultName, errors: fileJobTexts.end.errorsName } as const;

export type JobSteps = ReturnType<typeof useJobSteps>;

/** What the customer does with an open job. */
export function useJobSteps(fileJob: ReturnType<typeof useFileJob>, onClose: () => void) {
  const { jobs, id, job, upload, act, showJob, uploadTo, stop } = fileJob;
  const [isCancelling, setCancelling] = useState(false);

  function leave() {
    forgetJobId();
    onClose();
  }

  async function readFile(file: keyof typeof fileNames) {
    let name: string = fileNames[file];
    const options = { onName: (fileName: string) => (name = fileName) };
    const stream = await (file === 'result' ? jobs.results(id, options) : jobs.errors(id, options));
    return { name, content: await new Response(stream).blob() };
  }

  return {
    isCancelling,
    leave,
    chooseColumn: (column: string) => act(jobs.reread(id, { ibanColumn: column }), showJob),
    /** Where it is refused, the job is read again: it says what the quota has now. */
    start: async () => (await act(jobs.start(id), showJob)) || jobs.get(id).then(showJob, () => undefined),
    cancel: async () => {
      setCancelling(true);
      if (!(await act(jobs.cancel(id), showJob))) setCancelling(false);
    },
    remove: async () => {
      stop();
      await act(jobs.remove(id), leave);
    },
    download: (file: keyof typeof fileNames) => act(readFile(file), ({ content, name }) => saveFile(content, name)),
    /** Goes on with the upload of a file that was chosen once more. */
    resume: (file: File) => job && uploadTo(job, file),
    retry: () =>
      act(jobs.get(id), (next) =>
        next.state === 'uploading' && upload.file ? uploadTo(next, upload.file) : showJob(next),
      ),
  };
}
