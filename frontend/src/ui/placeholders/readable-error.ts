/** The parts of an error that people read. */
export interface ReadableError {
  /** German; null when the server sent none. */
  readonly message: string | null;
  /** Id that the user tells support. */
  readonly requestId: string | null;
  /** Problems of single fields. */
  readonly fields: readonly { readonly field: string; readonly message: string }[];
}
