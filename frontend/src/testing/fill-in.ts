import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field at once, as password managers do; for tests that are not about typing it key by key. */
export async function fillIn(visitor: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await visitor.click(field);
  await visitor.paste(text);
}
