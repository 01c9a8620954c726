interface QueryState<Data, QueryError> {
  /** The newest answer, which may belong to the previous question. */
  readonly data?: Data | undefined;
  /** The answer to the current question. */
  readonly currentData?: Data | undefined;
  readonly isFetching: boolean;
  readonly error?: QueryError | undefined;
}

/** The rows that a list shows: the previous ones until new ones have loaded, none after an error. */
export function visibleAnswer<Data, QueryError>({
  data,
  currentData,
  isFetching,
  error,
}: QueryState<Data, QueryError>): {
  readonly data: Data | undefined;
  readonly error: QueryError | undefined;
} {
  return { data: isFetching ? data : currentData, error: isFetching ? undefined : error };
}
