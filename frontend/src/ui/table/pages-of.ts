/** How many pages a list has; none when it is empty. */
export function pagesOf(total: number, pageSize: number): number {
  return Math.ceil(total / pageSize);
}
