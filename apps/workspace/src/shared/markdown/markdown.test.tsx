import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { headingLevels } from './heading-levels';
import { linkAddress } from './link-address';
import { MarkdownText } from './MarkdownText';

const marked = (text: string) =>
  renderToStaticMarkup(<MarkdownText text={text} headingAbove={3} />).replace(
    / class="[^"]*"/gu,
    '',
  );
const drawn = (text: string) => marked(text).replaceAll(' dir="auto"', '');

/** Each would run a script, load a resource or change styles if Markdown became markup. */
const hostile = [
  '<script>alert(1)</script>',
  'Hello <script src="https://evil.example/a.js"></script> you',
  '<img src=x onerror=alert(1)>',
  'An <img src="https://evil.example/pixel.gif" onerror="alert(1)"> inline',
  '![pixel](https://evil.example/pixel.gif)',
  '![x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+)',
  '![x](x"onerror="alert(1))',
  '[click](javascript:alert(1))',
  '[click](JaVaScRiPt:alert(1))',
  '[click](java&#115;cript:alert(1))',
  '[click](&#x6A;avascript:alert(1))',
  '[click](<java\tscript:alert(1)>)',
  '[click](\u0001javascript:alert(1))',
  '[click](vbscript:msgbox(1))',
  '[click](data:text/html,<script>alert(1)</script>)',
  '[click](blob:https://example.com/1)',
  '[click](file:///etc/passwd)',
  '[click][ref]\n\n[ref]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<style>@import "https://evil.example/a.css"; body { display: none }</style>',
  '<p style="background: url(https://evil.example/a)">x</p>',
  '<iframe src="https://evil.example" srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="https://evil.example"><input name=a><button>Go</button></form>',
  '<link rel=stylesheet href=https://evil.example/a.css>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></math>',
  '<details open ontoggle=alert(1)>',
  '```\n</code></pre><script>alert(1)</script>\n```',
  '```"><script>alert(1)</script>\ncode\n```',
  '`</code><script>alert(1)</script>`',
  '# <img src=x onerror=alert(1)>',
  '- <img src=x onerror=alert(1)>',
  '> <script>alert(1)</script>',
  '| <script>alert(1)</script> |\n|---|\n| <img src=x onerror=alert(1)> |',
  '[<img src=x onerror=alert(1)>](https://example.com)',
  '[x](https://example.com "><script>alert(1)</script>")',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];
const elements =
  'h[1-6]|p|ul|ol|li|blockquote|pre|code|hr|strong|em|del|br|div|span|a|table|caption|thead|tbody|tr|th|td';

test.for(hostile)('nothing of %j becomes markup, runs or loads', (text) => {
  const html = drawn(text);
  const tags = [...html.matchAll(/<\/?([^\s/>]+)([^>]*)>/gu)];
  const known = new RegExp(`^(?:${elements})$`, 'u');
  expect(tags.map(([, name = '']) => name).filter((name) => !known.test(name))).toEqual([]);
  const attributes = tags.map(([, , rest = '']) => rest).join(' ');
  expect(attributes).not.toMatch(/\s(?:on\w+|src|srcset|srcdoc|style|action|xlink:href)\s*=/iu);
  const addresses = [...attributes.matchAll(/href="([^"]*)"/gu)].map(([, address = '']) => address);
  expect(addresses.filter((address) => !/^(?:https?|mailto):/u.test(address))).toEqual([]);
});

test('Markdown is rendered', () => {
  expect(drawn('The **apples** are *in*, ~~not~~ `lot 12`.')).toBe(
    '<div><p>The <strong>apples</strong> are <em>in</em>, <del>not</del> <code>lot 12</code>.</p></div>',
  );
  expect(drawn('- one\n- two\n\n3. three\n\n> quoted\n\n---')).toBe(
    '<div><ul><li>one</li><li>two</li></ul><ol start="3"><li>three</li></ol><blockquote><p>quoted</p></blockquote><hr/></div>',
  );
});

test('each block has its own direction', () => {
  const blocks = marked('# שלום\n\nHello\n\n- שלום\n\n1. Hello\n\n> שלום\n\n<b>שלום</b>');
  for (const tag of ['h4', 'p', 'ul', 'ol', 'blockquote'])
    expect(blocks).toMatch(new RegExp(`<${tag}[^>]* dir="auto"`, 'u'));
  expect(blocks).not.toMatch(/<(?:h4|p|ul|ol|blockquote)>/u);
});

test('character references are read, in text alone', () => {
  expect(drawn('&copy; 2026 Tom &amp; Jo&#39;s &unknown; `&copy;`')).toBe(
    '<div><p>© 2026 Tom &amp; Jo&#x27;s &amp;unknown; <code>&amp;copy;</code></p></div>',
  );
});

test('a link opens a new tab without access to this one', () => {
  const html = drawn('[The press](https://example.com/press)');
  expect(html).toContain('href="https://example.com/press"');
  expect(html).toContain('target="_blank"');
  expect(html).toContain('rel="noopener noreferrer"');
});

test('an external picture is named and not loaded', () => {
  expect(drawn('![A basket](https://example.com/a.png)')).toContain(
    '(Image: A basket, not loaded here)',
  );
  expect(drawn('![](https://example.com/a.png)')).toContain(
    '(Image without alt text, not loaded here)',
  );
});

test('the headings begin below the heading of their section', () => {
  expect(drawn('# Harvest\n\n### Baskets')).toBe('<div><h4>Harvest</h4><h5>Baskets</h5></div>');
});

test.for([
  [[1, 2, 3, 2], 2, [3, 4, 5, 4]],
  [[3, 3, 2], 2, [3, 3, 3]],
  [[1, 4, 2], 1, [2, 3, 3]],
  [[1, 2, 3, 4], 4, [5, 6, 6, 6]],
] as const)('headings of depths %j under level %i are of levels %j', ([depths, above, levels]) => {
  expect(headingLevels(depths, above)).toEqual(levels);
});

test('a link leads to the web or to a mail program, or nowhere', () => {
  expect(linkAddress('https://example.com/a')).toBe('https://example.com/a');
  expect(linkAddress('mailto:jo@example.com')).toBe('mailto:jo@example.com');
  for (const nowhere of ['/about', '#top', 'about', '', 'ftp://example.com', '//example.com']) {
    expect(linkAddress(nowhere)).toBeNull();
  }
});

test.for(['> ', '- ', '*a ', '[', '**a', '| ', '`'])(
  'a text of nothing but %j is read without an end to it',
  (part) => {
    expect(drawn(part.repeat(5000))).not.toBe('');
  },
);
