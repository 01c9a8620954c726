interface QueryState<Data, Failure> {
  /** The newest answer, which may belong to the previous question. */
  readonly data?: Data | undefined;
  /** The answer to the current question. */
  readonly currentData?: Data | undefined;
  readonly isFetching: boolean;
  readonly error?: Failure | undefined;
}

/** The rows that a list shows: the previous ones until new ones have loaded, none after an error. */
export function visibleAnswer<Data, Failure>({
  data,
  currentData,
  isFetching,
  error,
}: QueryState<Data, Failure>): {
  readonly data: Data | undefined;
  readonly error: Failure | undefined;
} {
  return { data: isFetching ? data : currentData, error: isFetching ? undefined : error };
}
