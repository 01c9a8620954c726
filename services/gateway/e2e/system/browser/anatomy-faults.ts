import type { Page } from 'playwright-core';

/** Runs in the page: returns the faults in the drawing of the check card's anatomy. */
const faultsInPage = `(() => {
  const faults = [];
  const card = document.querySelector('#validation').getBoundingClientRect();
  const picture = document.querySelector('#validation [role=img]');
  const within = picture.getBoundingClientRect();
  const names = [...picture.querySelectorAll('[data-name]')].map((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return { name: element.textContent, box: text.getBoundingClientRect(), isCut: element.scrollWidth > element.clientWidth };
  });
  const touch = (one, other) =>
    one.left < other.right + 1 && other.left < one.right + 1 && one.top < other.bottom - 2 && other.top < one.bottom - 2;
  names.forEach(({ name, box, isCut }, index) => {
    if (isCut) faults.push(name + ' is cut');
    if (box.left < card.left + 1 || box.right > card.right - 1) faults.push(name + ' leaves the card');
    for (const other of names.slice(index + 1)) if (touch(box, other.box)) faults.push(name + ' touches ' + other.name);
  });
  for (const part of picture.querySelectorAll('*')) {
    if (part.getBoundingClientRect().right > within.right + 1) faults.push(part.textContent + ' sticks out');
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than its window');
  return faults;
})()`;

/** Returns parts of the check card's anatomy that are cut, covered or outside. */
export function anatomyFaults(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(faultsInPage);
}
