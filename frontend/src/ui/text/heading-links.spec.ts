/** @jest-environment jest-fixed-jsdom */
import { fireEvent } from '@testing-library/react';
import { sanitizeHtml } from '../editor/sanitize-html.js';
import { followHeading } from './heading-links.js';
import { linkTarget } from '../links/link-target.js';

describe('the second wall before HTML from the server (E4)', () => {
  it.each([
    ['scripts', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['handlers', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['addresses that run', '<a href="javascript:alert(1)">a</a>', '<a target="_blank" rel="noopener noreferrer">a</a>'],
    ['forms', '<form action="/x"><input name="password"></form>', ''],
    ['styles', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
    ['ids of others', '<p id="root">a</p><h2 id="root">b</h2>', '<p>a</p><h2>b</h2>'],
    ['data for our scripts', '<p data-part="hero">a</p>', '<p>a</p>'],
  ])('E4: lets no %s through', (_, html, cleaned) => {
    expect(sanitizeHtml(html)).toBe(cleaned);
  });

  it('E4: lets the headings of the server through, and the way to them', () => {
    const html = '<h2 id="abschnitt-preise">Preise</h2><a href="#abschnitt-preise">Preise</a>';
    expect(sanitizeHtml(html)).toBe(html);
  });

  it('E4: an anchor that leads to no heading leads nowhere, and other links leave the console open', () => {
    expect(sanitizeHtml('<a href="#anderes">a</a>')).toBe('<a target="_blank" rel="noopener noreferrer">a</a>');
    expect(sanitizeHtml('<a href="https://bank.example">a</a>')).toBe(
      '<a href="https://bank.example" target="_blank" rel="noopener noreferrer">a</a>',
    );
  });
});

describe('a link to a heading', () => {
  const text = document.createElement('article');
  text.innerHTML = '<a href="#abschnitt-a">a</a><a href="#sonst">b</a><h2 id="abschnitt-a">A</h2><h2 id="sonst">B</h2>';
  const [own, other] = text.querySelectorAll('a');
  text.addEventListener('click', (event) => followHeading(event as never));
  beforeEach(() => document.body.append(text));

  it('leads there with the focus and without another address', () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    // False: the browser does not follow it.
    expect(fireEvent.click(own!)).toBe(false);
    expect(document.activeElement).toBe(text.querySelector('#abschnitt-a'));
    expect([scrolled.mock.calls.length, window.location.hash]).toEqual([1, '']);
  });

  it('that the server has not made is the browser’s business', () => expect(fireEvent.click(other!)).toBe(true));
});

it.each([
  ['/preise', { href: '/preise' }],
  ['#validation', { href: '#validation' }],
  ['https://bank.example', { href: 'https://bank.example', rel: 'noopener noreferrer' }],
  ['mailto:a@bank.example', { href: 'mailto:a@bank.example', rel: 'noopener noreferrer' }],
])('E5: a link to %s reveals nothing about this site to another one', (href, attributes) => {
  expect(linkTarget(href)).toEqual(attributes);
});
