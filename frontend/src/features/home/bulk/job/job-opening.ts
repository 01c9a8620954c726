/** What a job begins with: a file to upload, or the id of a job from before a reload. */
export type JobOpening = { readonly apiKey: string } & (
  { readonly file: File; readonly id?: undefined } | { readonly id: string; readonly file?: undefined }
);
