/** Stands for the nonce of the answer in a built document. */
export const NONCE_MARK = '__CSP_NONCE__';
export const TITLE_MARK = '__TITLE__';
export const ORIGIN_MARK = '__ORIGIN__';
/** Stands for the origin, like `ORIGIN_MARK`, in samples that need a whole address. */
export const SAMPLE_ORIGIN_MARK = '__SAMPLE_ORIGIN__';
