import type { Call } from '../http/request.js';

interface ApiCall<Arg, Data> {
  readonly query: (arg: Arg) => Call<unknown>;
  readonly transformResponse: (answer: unknown) => Data;
}

/** Makes a query or mutation from a call; the contract defines its types. @param read picks the part of the answer to keep */
export function apiCall<Answer>(callFor: () => Call<Answer>): ApiCall<void, Answer>;
export function apiCall<Arg, Answer>(callFor: (arg: Arg) => Call<Answer>): ApiCall<Arg, Answer>;
export function apiCall<Arg, Answer, Data>(
  callFor: (arg: Arg) => Call<Answer>,
  read: (answer: Answer) => Data,
): ApiCall<Arg, Data>;
export function apiCall<Arg, Answer>(
  callFor: (arg: Arg) => Call<Answer>,
  read: (answer: Answer) => unknown = (answer) => answer,
): ApiCall<Arg, unknown> {
  // Answers have the contract's type: a service that returns another type does not compile.
  return { query: callFor, transformResponse: (answer) => read(answer as Answer) };
}
