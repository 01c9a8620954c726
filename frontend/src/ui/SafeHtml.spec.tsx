import { render } from '@testing-library/react';
import { SafeHtml } from './SafeHtml.js';

it('E4: cleans once more what the server has cleaned', () => {
  const { container } = render(<SafeHtml html={'<p onclick="x()" id="a">Text<script>x()</script></p>'} />);
  expect(container.querySelector('p')?.outerHTML).toBe('<p>Text</p>');
});

it('shows another text when it is given one', () => {
  const { container, rerender } = render(<SafeHtml html="<p>Alt</p>" />);
  rerender(<SafeHtml html="<p>Neu</p>" />);
  expect(container.textContent).toBe('Neu');
  rerender(<SafeHtml html={null} />);
  expect(container.innerHTML).toBe('');
});
