import { describe, expect, it } from 'vitest';

import { svgText, svgWith } from '../../testing/file-bytes';
import { inspectSvg } from './svg-safety';

const inspect = (text: string) => inspectSvg(new TextEncoder().encode(text));
const png = 'data:image/png;base64,iVBORw0KGgo=';

const hostile: Record<string, string> = {
  'a script': svgWith('<script>alert(1)</script>'),
  'a script behind another prefix': svgWith(
    '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
  ),
  'an HTML script': svgWith('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'),
  'a handler on the root': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'a handler in capitals': svgWith('<rect ONCLICK="alert(1)"/>'),
  'a handler in another namespace': svgWith('<rect xmlns:e="urn:e" e:onclick="alert(1)"/>'),
  'foreign content': svgWith('<foreignObject><p>hi</p></foreignObject>'),
  'an HTML frame': svgWith('<iframe xmlns="http://www.w3.org/1999/xhtml" src="#a"/>'),
  'an unknown namespace': svgWith('<x:run xmlns:x="urn:unknown"/>'),
  'a set animation': svgWith('<a><set attributeName="href" to="javascript:alert(1)"/></a>'),
  'an animated address': svgWith('<use><animate attributeName="href" values="#a;//evil"/></use>'),
  'an outside picture': svgWith('<image href="https://example.com/pixel.png"/>'),
  'an outside picture by xlink': svgWith('<image xlink:href="//example.com/pixel.png"/>'),
  'a picture that is an SVG': svgWith('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
  'a picture that is not base64': svgWith('<image href="data:image/png,abc"/>'),
  'an outside use': svgWith('<use href="sprite.svg#a"/>'),
  'a use of an embedded file': svgWith(`<use href="${png}"/>`),
  'a script address': svgWith('<a href="javascript:alert(1)"><text>x</text></a>'),
  'a script address in character references': svgWith(
    '<a href="&#106;ava&#x73;cript:alert(1)"><text>x</text></a>',
  ),
  'an outside link': svgWith('<a href="https://example.com"><text>x</text></a>'),
  'an imported style': svgWith('<style>@import "https://example.com/a.css";</style>'),
  'an imported style with an escape': svgWith('<style>@\\69mport "//example.com"</style>'),
  'an imported style around a comment': svgWith('<style>@im<!-- -->port "//example.com"</style>'),
  'an imported style in CDATA': svgWith('<style><![CDATA[@import "//example.com";]]></style>'),
  'an imported style between two strings that look like a comment': svgWith(
    '<style>a{content:"/*"} @import "//example.com"; b{content:"*/"}</style>',
  ),
  'an outside background': svgWith('<style>svg{background:url(https://example.com)}</style>'),
  'an outside background with an escape': svgWith('<style>svg{background:u\\72l(//e)}</style>'),
  'an outside background in quotes': svgWith(`<rect style="fill:url( '//example.com#a' )"/>`),
  'an outside paint': svgWith('<rect fill="url(https://example.com/a.svg#p)"/>'),
  'an outside filter with an escape': svgWith('<rect filter="\\75 rl(//example.com#f)"/>'),
  'a picture set': svgWith(`<style>svg{background:image-set("//example.com" 1x)}</style>`),
  'a font from outside': svgWith('<style>@font-face{src:url(//example.com/f.woff)}</style>'),
  'a binding': svgWith('<rect style="-moz-binding:url(#a)"/>'),
  'an expression': svgWith('<rect style="width:expression(alert(1))"/>'),
  'an unclosed address': svgWith('<rect fill="url(//example.com"/>'),
  'a base for addresses': svgWith('<g xml:base="https://example.com/"><use href="#a"/></g>'),
  'an element inside a style': svgWith('<style>a{}<g/></style>'),
  'a style sheet of its own': `<?xml-stylesheet href="//example.com/a.css"?>${svgText}`,
  'declared entities': `<!DOCTYPE svg [<!ENTITY a "b">]>${svgText}`,
  'an entity that reads a file': `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svgWith('&a;')}`,
  'a billion laughs': `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${svgWith('<text>&b;</text>')}`,
  'an encoding that a check could read otherwise': `<?xml version="1.0" encoding="utf-7"?>${svgText}`,
};

const tooComplex: Record<string, string> = {
  'too many elements': svgWith('<g/>'.repeat(10_000)),
  'too deep a nesting': svgWith(`${'<g>'.repeat(300)}${'</g>'.repeat(300)}`),
  'uses that multiply': svgWith(
    Array.from(
      { length: 20 },
      (_, i) => `<g id="l${i}">${`<use href="#l${i + 1}"/>`.repeat(10)}</g>`,
    ).join(''),
  ),
  'a use of itself': svgWith('<g id="a"><use href="#a"/></g>'),
};

const unreadable: Record<string, string> = {
  'no XML': 'hello',
  'an empty text': '',
  HTML: '<!doctype html><html><body><svg/></body></html>',
  XHTML: '<html xmlns="http://www.w3.org/1999/xhtml"/>',
  'no SVG namespace': '<svg><circle r="1"/></svg>',
  'a cut-off file': svgText.slice(0, 60),
  'an unknown entity': svgWith('<text>&nbsp;</text>'),
  'an unbound prefix': svgWith('<x:g/>'),
  'something after the end': `${svgText}<script/>`,
};

const honest: Record<string, string> = {
  'a shape': svgText,
  'a plain public identifier': `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svgText}`,
  'an old encoding': `<?xml version="1.0" encoding="iso-8859-1"?>${svgText}`,
  'a byte order mark': `\uFEFF${svgText}`,
  'a sprite with uses': svgWith(
    '<defs><symbol id="mark"><path d="M0 0h4"/></symbol></defs><use href="#mark"/><use xlink:href="#mark"/>',
  ),
  'gradients, clips and masks': svgWith(
    '<linearGradient id="g"><stop offset="0"/></linearGradient><clipPath id="c"><rect/></clipPath><rect fill="url(#g)" clip-path="url(\'#c\')" mask="url( #m )"/>',
  ),
  'filters with transfer functions': svgWith(
    '<filter id="f"><feComponentTransfer><feFuncA type="linear"/></feComponentTransfer></filter>',
  ),
  'an embedded bitmap': svgWith(`<image xlink:href="${png}"/>`),
  'a style sheet': svgWith(
    '<style>.a{fill:#205375;stroke:url(#g)}@media (prefers-color-scheme:dark){.a{fill:#fff}}</style>',
  ),
  'text on a path': svgWith(
    '<text><textPath href="#p">brand</textPath><tspan dx="1">!</tspan></text>',
  ),
  'words about scripts and links': svgWith(
    '<title>On click: see https://example.com</title><desc>@import, javascript</desc>',
  ),
  'notes of a drawing program': svgWith(
    '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:zoom="1"/><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><cc:Work xmlns:cc="http://creativecommons.org/ns#" rdf:about=""/></rdf:RDF></metadata>',
  ),
};

describe('an SVG is refused for', () => {
  it.each(Object.entries(hostile))('%s', (_, text) => {
    expect(inspect(text)).toBe('unsafe');
  });

  it.each(Object.entries(tooComplex))('%s', (_, text) => {
    expect(inspect(text)).toBe('tooComplex');
  });
});

describe('no SVG is', () => {
  it.each(Object.entries(unreadable))('%s', (_, text) => {
    expect(inspect(text)).toBe('unreadable');
  });
});

describe('an SVG is taken with', () => {
  it.each(Object.entries(honest))('%s', (_, text) => {
    expect(inspect(text)).toBe('safe');
  });

  it('UTF-16 and a byte order mark', () => {
    const text = `\uFEFF${svgText}`;
    const units = Uint16Array.from(text, (character) => character.charCodeAt(0));
    expect(inspectSvg(new Uint8Array(units.buffer))).toBe('safe');
  });
});

it('a script in UTF-16 is found', () => {
  const text = `\uFEFF${svgWith('<script/>')}`;
  const units = Uint16Array.from(text, (character) => character.charCodeAt(0));
  expect(inspectSvg(new Uint8Array(units.buffer))).toBe('unsafe');
});

it('bytes that are no text are no SVG', () => {
  expect(inspectSvg(new Uint8Array([0x3c, 0x73, 0xff, 0xfe, 0x80]))).toBe('unreadable');
});
