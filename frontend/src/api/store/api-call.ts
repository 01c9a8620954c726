import type { Call } from '../http/request.js';
import type { Tag } from './base-api.js';

interface ApiCall<Arg, Answer> {
  readonly query: (arg: unknown extends Arg ? void : Arg) => Call<Answer>;
  readonly transformResponse: (answer: unknown) => Answer;
}

/** Makes a query or mutation from a call; the contract defines its types. */
export function apiCall<Arg, Answer>(callFor: (arg: Arg) => Call<Answer>): ApiCall<Arg, Answer> {
  // Answers have the contract's type: a service that returns another type does not compile.
  return { query: callFor as ApiCall<Arg, Answer>['query'], transformResponse: (answer) => answer as Answer };
}

/** A query that is repeated when a change names one of its tags. */
export function apiRead<Arg, Answer>(tags: Tag | Tag[], callFor: (arg: Arg) => Call<Answer>) {
  return { ...apiCall(callFor), providesTags: [tags].flat() };
}

/** A mutation that repeats the queries with its tags, also when it is refused: what they show may be old. */
export function apiChange<Arg, Answer>(tags: Tag | Tag[], callFor: (arg: Arg) => Call<Answer>) {
  return { ...apiCall(callFor), invalidatesTags: [tags].flat() };
}
