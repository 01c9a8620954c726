/** Number of pages of a list; 0 when it is empty. */
export function pageCount(total: number, pageSize: number): number {
  return Math.ceil(total / pageSize);
}
