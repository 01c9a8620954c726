const MAX_NAME = 200;

/** The name that a job has of a file: its end holds the extension. */
export const getJobName = ({ name }: File): string => name.slice(-MAX_NAME).trim();

/** What a job begins with: a file to upload, or the id of a job from before a reload. */
export type JobOpening = { readonly apiKey: string } & (
  { readonly file: File; readonly id?: undefined } | { readonly id: string; readonly file?: undefined }
);
