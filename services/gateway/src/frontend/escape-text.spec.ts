import { escapeHtml, escapeJson, escapeMarks } from './escape-text.js';

it('E7: writes a text as text, in an attribute too, and leaves none of our marks in it', () => {
  expect(escapeHtml(`"><script>alert('1')</script>&`)).toBe(
    '&#34;&#62;&#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;&#38;',
  );
  expect(escapeHtml('__CSP_NONCE__')).not.toContain('__CSP_NONCE__');
  expect(escapeHtml('__ORIGIN__/bild.png')).toBe('__ORIGIN__/bild.png');
  expect(escapeMarks('<p>__CSP_NONCE__</p>')).toBe('<p>_&#95;CSP_NONCE_&#95;</p>');
});

it('E7: writes data that nothing in it can end, and that is read as it was', () => {
  const data = { title: '</script><!-- & \u2028 __CSP_NONCE__' };
  const written = escapeJson(data);
  expect(written).not.toMatch(/[<>&\u2028]|__CSP_NONCE__/);
  expect(JSON.parse(written)).toEqual(data);
});
