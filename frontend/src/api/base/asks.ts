import type { Call } from './request.js';

/** The part of a query or mutation that defines its request and so the type of its answer. */
interface Asks<Arg, Data> {
  readonly query: (arg: Arg) => Call<unknown>;
  readonly transformResponse: (answer: unknown) => Data;
}

/**
 * Makes a query or mutation from a call; the contract defines its types.
 * @param callFor makes the request for an argument
 * @param read picks the part of the answer to keep; all of it by default
 */
export function asks<Answer>(callFor: () => Call<Answer>): Asks<void, Answer>;
export function asks<Arg, Answer>(callFor: (arg: Arg) => Call<Answer>): Asks<Arg, Answer>;
export function asks<Arg, Answer, Data>(
  callFor: (arg: Arg) => Call<Answer>,
  read: (answer: Answer) => Data,
): Asks<Arg, Data>;
export function asks<Arg, Answer>(
  callFor: (arg: Arg) => Call<Answer>,
  read: (answer: Answer) => unknown = (answer) => answer,
): Asks<Arg, unknown> {
  // What the gateway sends is of the contract's type: services that answer otherwise do not compile.
  return { query: callFor, transformResponse: (answer) => read(answer as Answer) };
}
