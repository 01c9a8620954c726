import type { Locator, Page } from 'playwright-core';

/** What a person does on a page, counted: a text that is typed, a key that is pressed, a place that is clicked. */
export class Steps {
  count = 0;

  constructor(readonly page: Page) {}

  async type(text: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.type(text);
  }

  async press(key: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.press(key);
  }

  async click(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  /** Clicks into a field and types. */
  async fill(label: string, text: string): Promise<void> {
    await this.click(this.page.getByLabel(label, { exact: true }));
    await this.type(text);
  }
}
