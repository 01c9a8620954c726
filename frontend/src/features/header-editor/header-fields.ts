import {
  type HeaderButton,
  type HeaderConfig,
  MAX_HEADER_BUTTONS,
  type SaveHeaderConfigBody,
} from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import type { ComparedField } from '~/ui/form/notes/VersionsNote.js';

const { brand, buttons, button, yes, no, nothing } = tc.header;

/** The editable parts of the header. Copies the buttons: a form writes into them and loaded data is frozen. */
export function toHeaderFields({
  siteName,
  logoText,
  logoUrl,
  showLogo,
  buttons: all,
}: HeaderConfig): SaveHeaderConfigBody {
  return { siteName, logoText, logoUrl, showLogo, buttons: sortedButtons(all.map((button) => ({ ...button }))) };
}

/** Buttons as the header shows them. */
export function sortedButtons<Button extends { readonly order: number }>(all: readonly Button[]): Button[] {
  return all.toSorted((a, b) => a.order - b.order);
}

/**
 * Adds a button, or replaces the one with its id.
 * @returns the buttons in their order; a new one with the order 0 is the last and gets their number as its order, or that of the last one if larger
 */
export function setButton(all: readonly HeaderButton[], button: HeaderButton): HeaderButton[] {
  if (all.some(({ id }) => id === button.id))
    return sortedButtons(all.map((other) => (other.id === button.id ? button : other)));
  const order = button.order || Math.max(all.length, ...all.map((other) => other.order));
  return sortedButtons([...all, { ...button, order }]);
}

/** Label and displayed value of each field of the header. */
export const comparedHeaderFields: readonly ComparedField<SaveHeaderConfigBody>[] = [
  [brand.siteName, ({ siteName }) => siteName || nothing],
  [brand.showLogo, ({ showLogo }) => (showLogo ? yes : no)],
  [brand.logoText, ({ logoText }) => logoText || nothing],
  [brand.logoUrl, ({ logoUrl }) => logoUrl || nothing],
  [buttons.title, ({ buttons: all }) => all.map(formatButton).join('\n') || nothing],
];

function formatButton({ text, href, variant, size, isActive }: SaveHeaderConfigBody['buttons'][number]): string {
  return buttons.line(text, href, button.variants[variant], button.sizes[size], isActive);
}

/** Whether no further button may be added. */
export function hasMaxButtons(all: readonly unknown[]): boolean {
  return all.length >= MAX_HEADER_BUTTONS;
}
