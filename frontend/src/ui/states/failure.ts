/** Why something did not work, as far as people read it. */
export interface Failure {
  /** German; null when the server sent none. */
  readonly message: string | null;
  /** To name to support. */
  readonly requestId: string | null;
  /** Problems of single fields. */
  readonly fields: readonly { readonly field: string; readonly message: string }[];
}
