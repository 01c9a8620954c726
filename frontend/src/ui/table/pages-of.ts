/** Number of pages of a list; 0 when it is empty. */
export function pagesOf(total: number, pageSize: number): number {
  return Math.ceil(total / pageSize);
}
