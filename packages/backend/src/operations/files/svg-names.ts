export const svgNamespace = 'http://www.w3.org/2000/svg';

/** Elements that draw and do nothing else. No script, no foreign content, no animation. */
export const drawingElements: ReadonlySet<string> = new Set(
  `a altGlyph circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA
  feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter font font-face
  font-face-name font-face-src g glyph hkern image line linearGradient marker mask metadata
  missing-glyph path pattern polygon polyline radialGradient rect stop style svg switch symbol text
  textPath title tref tspan use view vkern`.split(/\s+/u),
);

/** Elements that may hold a raster image; every other reference stays inside the file. */
export const embeddingElements: ReadonlySet<string> = new Set(['image', 'feImage']);

const editors = [
  'http://creativecommons.org/ns#',
  'http://ns.adobe.com/',
  'http://purl.org/dc/',
  'http://sodipodi.sourceforge.net/',
  'http://web.resource.org/cc/',
  'http://www.bohemiancoding.com/sketch/',
  'http://www.inkscape.org/namespaces/',
  'http://www.serif.com/',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'https://boxy-svg.com',
  'https://sketch.io/',
  'https://www.figma.com/',
];

/** Notes that drawing programs leave for themselves; a browser does nothing with them. */
export function isEditorNamespace(uri: string): boolean {
  return editors.some((start) => uri.startsWith(start));
}
