import { fireEvent, render, screen } from '@testing-library/react';
import { SafeHtml } from './SafeHtml.js';

it('E4: cleans the HTML of the server again', () => {
  const { container } = render(<SafeHtml html={'<p onclick="x()" id="a">Text<script>x()</script></p>'} />);
  expect(container.querySelector('p')?.outerHTML).toBe('<p>Text</p>');
});

it('E4: keeps the ids of headings that the server has made, and no other name', () => {
  const html =
    '<h2 id="abschnitt-preise">Preise</h2><h3 id="root">x</h3><p id="abschnitt-p">y</p><a name="location" id="abschnitt-a">z</a>' +
    '<h2 id="abschnitt-&quot;x">q</h2>';
  const { container } = render(<SafeHtml html={html} />);
  expect([...container.querySelectorAll('[id], [name]')].map(({ id }) => id)).toEqual(['abschnitt-preise']);
});

it('leads to its headings without another address, and leaves other links alone', () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  const html = '<a href="#abschnitt-preise">a</a> <a href="#abschnitt-weg">b</a><h2 id="abschnitt-preise">Preise</h2>';
  render(<SafeHtml html={html} />);
  // False: the browser does not follow it.
  expect(fireEvent.click(screen.getByText('a'))).toBe(false);
  expect(screen.getByText('Preise')).toHaveFocus();
  expect(fireEvent.click(screen.getByText('b'))).toBe(false);
  expect(scrolled).toEqual(['abschnitt-preise']);
});

it('shows another text when it is given one', () => {
  const { container, rerender } = render(<SafeHtml html="<p>Alt</p>" />);
  rerender(<SafeHtml html="<p>Neu</p>" />);
  expect(container.textContent).toBe('Neu');
  rerender(<SafeHtml html={null} />);
  expect(container.innerHTML).toBe('');
});
