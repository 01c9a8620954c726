import { render } from '@testing-library/react';

/** jsdom's own answers: the setup of the tests has replaced those of this window only. */
const { contentWindow } = document.head.appendChild(document.createElement('iframe'));
const thorough = (element: Element) => (contentWindow as Window & typeof globalThis).getComputedStyle(element);

const properties = [
  'display',
  'visibility',
  'pointer-events',
  'width',
  'padding-top',
  'box-sizing',
  'color',
  'opacity',
];

afterEach(() => document.body.replaceChildren());

function expectSame(): void {
  for (const element of document.body.querySelectorAll('*')) {
    const [quick, whole] = [getComputedStyle(element), thorough(element)];
    const listValues = (style: CSSStyleDeclaration) => properties.map((name) => style.getPropertyValue(name));
    expect([element.outerHTML, ...listValues(quick)]).toEqual([element.outerHTML, ...listValues(whole)]);
    expect([quick.display, quick.pointerEvents]).toEqual([whole.display, whole.pointerEvents]);
  }
}

it.each([
  'div span p h1 h2 ul ol li dl dt dd section header main nav footer article form fieldset legend label',
  'table caption thead tbody tfoot tr th td a b code button textarea select option svg img style script title',
])('is as jsdom has it for %s', (names) => {
  for (const name of names.split(' ')) document.body.append(document.createElement(name));
  expectSame();
});

it('is as jsdom has it for inputs, the hidden one too', () => {
  render(['hidden', 'text', 'checkbox', 'radio'].map((type) => <input key={type} type={type} />));
  expectSame();
  expect(getComputedStyle(document.querySelector('input') as Element).display).toBe('none');
});

it('knows what an element says itself and takes over from its parents', () => {
  render(
    <div style={{ visibility: 'hidden', pointerEvents: 'none', display: 'flex', padding: 4 }}>
      <p style={{ visibility: 'visible' }}>
        <button style={{ opacity: 0.5, width: 10, color: 'red' }} />
      </p>
    </div>,
  );
  expectSame();
  const { visibility, pointerEvents, opacity } = getComputedStyle(document.querySelector('button') as Element);
  expect([visibility, pointerEvents, opacity]).toEqual(['visible', 'none', '0.5']);
});

it('knows the rules of the page, and the last one that fits counts', () => {
  render(
    <>
      <style>{'.a { display: none; pointer-events: none } p { display: flex; width: 5px }'}</style>
      <p className="a">
        <i />
      </p>
      <i className="a" />
    </>,
  );
  expectSame();
  const { display, width } = getComputedStyle(document.querySelector('p') as Element);
  expect([display, width]).toEqual(['flex', '5px']);
  expect(getComputedStyle(document.querySelector('p i') as Element).pointerEvents).toBe('none');
});
