/** Whether a validated query has any parameter: lists without one have no pages. */
export function hasParameters(query: object): boolean {
  return Object.values(query).some((value) => value !== undefined);
}
