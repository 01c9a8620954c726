import { escapeHtml } from '../../vite/escape-html.js';
import { MarkdownRenderer } from './render-markdown.js';

const renderer = new MarkdownRenderer('en', escapeHtml);

it('shows neighbouring samples as tabs, of which the first is chosen', () => {
  const { html } = renderer.render('```sh curl\ncurl "<x>"\n```\n\n```js JavaScript\nfetch()\n```\n\nText');
  expect(html.match(/<input type="radio" name="samples-\d+"[^>]*>/g)).toHaveLength(2);
  expect(html.match(/ checked>/g)).toHaveLength(1);
  expect(html).toContain('<label for="samples-0-1">JavaScript</label>');
  expect(html).toContain('<code>curl &#34;&#60;x&#62;&#34;</code>');
  expect(html.endsWith('</div>\n<p>Text</p>\n')).toBe(true);
});

it('leaves a command and its answer apart', () => {
  const { html } = renderer.render('```sh\ncurl\n```\n\n```json\n{}\n```');
  expect(html).not.toContain('radio');
  expect(html.match(/<pre /g)).toHaveLength(2);
});

it('gives headings the ids that GitHub gives them, each once', () => {
  const { headings, html } = renderer.render('## Was `null` heißt\n\n### Ja?\n\n### Ja?');
  expect(headings).toEqual([
    { id: 'was-null-heißt', text: 'Was null heißt', level: 2 },
    { id: 'ja', text: 'Ja?', level: 3 },
    { id: 'ja-1', text: 'Ja?', level: 3 },
  ]);
  expect(html).toContain('<h2 id="was-null-heißt">');
});

it('shows HTML as text', () => {
  expect(renderer.render('<script>x</script> & <b>').html).toBe(
    '<p>&lt;script&gt;x&lt;/script&gt; &amp; &lt;b&gt;</p>\n',
  );
});
