import { withMoreScripts, withScriptsLater, withStylesInside } from './first-frame.js';

const head = `<head>
    <!--early-->
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base-2.js">
    <link rel="stylesheet" crossorigin href="/assets/style-3.css">
  </head>`;
const bundle = { 'assets/style-3.css': { type: 'asset', source: '.frame{color:$&red}\n' } } as const;

describe('withStylesInside', () => {
  const { document, files } = withStylesInside(head, bundle);

  it('has the styles in the document, with a place for the nonce, and no link to them', () => {
    expect(document).toContain('<style nonce="__CSP_NONCE__">.frame{color:$&red}</style>');
    expect(document).not.toContain('stylesheet');
    expect(files).toEqual(['assets/style-3.css']);
  });

  it('has the script of the theme in it, in front of all that loads', () => {
    expect(document).toMatch(/<\/style>\s*<script>[^]*localStorage\.getItem\('theme'\)[^]*<\/script>/);
  });

  it('fails a build without styles, without their file, or with styles that would end their place', () => {
    expect(() => withStylesInside('<!--early-->', bundle)).toThrow('no styles');
    expect(() => withStylesInside(head, {})).toThrow('the build has no assets/style-3.css');
    const ending = { 'assets/style-3.css': { type: 'asset', source: 'a{content:"</style>"}' } } as const;
    expect(() => withStylesInside(head, ending)).toThrow('would end its place');
  });

  it('fails where index.html has lost its place', () => {
    expect(() => withStylesInside(head.replace('<!--early-->', ''), bundle)).toThrow('no place early');
  });
});

describe('withScriptsLater', () => {
  const later = withScriptsLater(head);

  it('lists what loads behind the first frame, the own script first', () => {
    expect(later).toContain('<meta name="scripts" content="/assets/index-1.js /assets/base-2.js" />');
    expect(later).not.toMatch(/<script|modulepreload/);
  });

  it('takes more into the list', () => {
    expect(withMoreScripts(later, ['assets/Screen-4.js'])).toContain('/assets/base-2.js /assets/Screen-4.js" />');
    expect(withMoreScripts(later, [])).toBe(later);
  });

  it('fails a build without a script', () => {
    expect(() => withScriptsLater('<head></head>')).toThrow('the document has no script');
    expect(() => withMoreScripts('<head></head>', [])).toThrow('no list of scripts');
  });
});
