/** Lets the keyboard scroll the tables of a text that are wider than it. A table that fits is no focus stop. */
export function focusWideTables(text: HTMLElement | null): void {
  for (const table of text?.querySelectorAll('table') ?? [])
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
}
