import * as v from 'valibot';

import { colorsOfRole } from '../brand/color-order';
import { colorRole } from '../brand/color-role';
import type { ColorRole } from '../brand/color.schema';
import { colorRoles } from '../brand/color.schema';
import { colorSpaceToRgb } from '../color/color-spaces';
import { parseHex } from '../color/hex';
import { formatHex, parseCmyk } from '../color/notation';
import type { Palette, ReadColor } from './palette';
import { numberedNames, PaletteFileError } from './palette';

/** The extension key of a design token for properties that its format does not define. */
const ownExtension = 'app.brandroom';

const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Writes the list of name, HEX, RGB, CMYK and type, which is the group. */
export function writeJson({ colors }: Palette): string {
  return written(
    colors.map((color) => {
      const { name, hex, rgb, cmyk } = color;
      return { name, hex, rgb, cmyk, type: colorRole(color) };
    }),
  );
}

/** Writes a palette of the Sketch Palettes plugin; channels are 0–1. */
export function writeSketchPalette({ colors }: Palette): string {
  const list = colors.map(({ name, hex }) => {
    const { r, g, b } = parseHex(hex) ?? { r: 0, g: 0, b: 0 };
    return { name, red: r / 255, green: g / 255, blue: b / 255, alpha: 1 };
  });
  const versions = { compatibleVersion: '2.0', pluginVersion: '2.22' };
  return written({ ...versions, colors: list, gradients: [], images: [] });
}

/** A name that a token may have: no leading `$`, none of `{ } .`. */
const tokenName = (name: string) => name.replaceAll(/[{}.]/gu, '-').replace(/^\$+/u, '') || 'color';

/** Writes a group of design tokens for each role; CMYK, PMS and RAL as an extension. */
function writeTokens({ colors }: Palette, valueOf: (hex: string) => unknown): string {
  const groups = colorRoles.flatMap((role) => {
    const numbered = numberedNames();
    const tokens = colorsOfRole(colors, role).map(({ name, hex, cmyk, pms, ral }) => {
      const $value = valueOf(hex.toLowerCase());
      const $extensions = { [ownExtension]: { name, cmyk, pms, ral } };
      return [numbered(tokenName(name)), { $value, $extensions }] as const;
    });
    return tokens.length === 0 ? [] : [[role, { $type: 'color', ...Object.fromEntries(tokens) }]];
  });
  return written(Object.fromEntries(groups));
}

/** Writes design tokens (DTCG 2025.10). */
export function writeDtcg(palette: Palette): string {
  return writeTokens(palette, (hex) => {
    const { r, g, b } = parseHex(hex) ?? { r: 0, g: 0, b: 0 };
    const components = [r, g, b].map((channel) => channel / 255);
    return { colorSpace: 'srgb', components, hex };
  });
}

/** Writes design tokens whose values are HEX, the only ones that Penpot and Tokens Studio read. */
export function writeHexTokens(palette: Palette): string {
  return writeTokens(palette, (hex) => hex);
}

const unit = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const hexText = v.pipe(
  v.string(),
  v.check((value) => parseHex(value) !== null),
);
const cmykText = v.pipe(
  v.string(),
  v.check((value) => parseCmyk(value) !== null),
);
const listed = v.object({
  name: v.string(),
  hex: hexText,
  cmyk: v.optional(cmykText),
  type: v.optional(v.picklist(colorRoles)),
});
const sketched = v.object({ name: v.optional(v.string()), red: unit, green: unit, blue: unit });
const extension = v.object({
  name: v.string(),
  cmyk: v.optional(cmykText),
  pms: v.optional(v.string()),
  ral: v.optional(v.string()),
});

function hexOfUnits(units: readonly number[]): string {
  const [r = 0, g = 0, b = 0] = units.map((value) => Math.round(value * 255));
  return formatHex({ r, g, b });
}

/** Without the fields that a file does not have. */
function present<T extends object>(fields: T) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** The colors of a file, and the names of its colors that cannot be read. */
interface JsonColors {
  readonly colors: readonly ReadColor[];
  readonly unreadable: readonly string[];
}

/** The name of an entry; its value where it has none. */
function labelOf(entry: unknown): string {
  const name = isGroup(entry) ? entry['name'] : entry;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : JSON.stringify(entry);
}

/** Reads each entry of a list; null means that it is no color. */
function eachEntry(
  entries: readonly unknown[],
  read: (entry: unknown) => ReadColor | null,
): JsonColors {
  const colors: ReadColor[] = [];
  const unreadable: string[] = [];
  for (const entry of entries) {
    const color = read(entry);
    if (color) colors.push(color);
    else unreadable.push(labelOf(entry));
  }
  return { colors, unreadable };
}

function listedColor(entry: unknown): ReadColor | null {
  const { success, output } = v.safeParse(listed, entry);
  if (!success) return null;
  const { name, hex, cmyk, type } = output;
  return { name, hex: normal(hex), ...present({ cmyk, role: type }) };
}

function sketchedColor(entry: unknown): ReadColor | null {
  if (typeof entry === 'string' && parseHex(entry)) {
    return { name: normal(entry), hex: normal(entry) };
  }
  const { success, output } = v.safeParse(sketched, entry);
  if (!success) return null;
  const hex = hexOfUnits([output.red, output.green, output.blue]);
  return { name: output.name ?? hex, hex };
}

const normal = (hex: string) => {
  const rgb = parseHex(hex);
  return rgb ? formatHex(rgb) : hex;
};

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Group = Record<string, unknown>;

/** A token, and the type of its group where it has none of its own. */
interface Found {
  readonly token: Group;
  readonly type: unknown;
}

/** Returns the token at `{primary.blue}`, looked for from the root. */
function tokenAt(root: Group, alias: string): Found | null {
  let group: unknown = root;
  let type: unknown = root['$type'];
  for (const key of alias.slice(1, -1).split('.')) {
    group = isGroup(group) && Object.hasOwn(group, key) ? group[key] : undefined;
    if (isGroup(group)) type = group['$type'] ?? type;
  }
  return isGroup(group) && '$value' in group ? { token: group, type } : null;
}

/** Follows aliases to a token with a value; null where they lead nowhere or in a circle. */
function resolved(root: Group, from: Found): Found | null {
  const seen = new Set<string>();
  let found: Found | null = from;
  while (found) {
    const { $value: value } = found.token;
    if (typeof value !== 'string' || !/^\{[^{}]+\}$/u.test(value)) return found;
    if (seen.has(value)) return null;
    seen.add(value);
    found = tokenAt(root, value);
  }
  return null;
}

/** The HEX value of a token; of an object without `hex`, from its color space. */
function hexOfValue(value: unknown): string | null {
  const hex = isGroup(value) ? value['hex'] : value;
  if (v.is(hexText, hex)) return normal(hex);
  const rgb = isGroup(value) ? colorSpaceToRgb(value['colorSpace'], value['components']) : null;
  return rgb && formatHex(rgb);
}

/** Every color token of a tree, and the names of those that cannot be read. */
function fromTokens(root: Group): JsonColors {
  const colors: ReadColor[] = [];
  const unreadable: string[] = [];

  function take(token: Group, name: string, type: unknown, role: ColorRole | undefined): void {
    const target = resolved(root, { token, type });
    const kind = type ?? target?.type;
    if (kind !== undefined && kind !== 'color') return;
    const value = target?.token['$value'];
    const hex = hexOfValue(value);
    if (hex === null) {
      // Without a type, only a broken alias or a color space shows that it is a color.
      const isColor = kind === 'color' || !target || (isGroup(value) && 'colorSpace' in value);
      if (isColor) unreadable.push(name);
      return;
    }
    const own = isGroup(token['$extensions']) ? token['$extensions'][ownExtension] : undefined;
    const extra = v.safeParse(extension, own);
    const fields = extra.success ? extra.output : { name };
    colors.push({ ...present({ ...fields, role }), name: fields.name, hex });
  }

  function walk(group: Group, name: string, inherited: unknown, role: ColorRole | undefined): void {
    const type = group['$type'] ?? inherited;
    if ('$value' in group) {
      take(group, name, type, role);
      return;
    }
    for (const [key, value] of Object.entries(group)) {
      if (!isGroup(value)) continue;
      // The token of a group itself.
      if (key === '$root') walk(value, name, type, role);
      if (key.startsWith('$')) continue;
      walk(value, key, type, colorRoles.find((each) => each === key.toLowerCase()) ?? role);
    }
  }

  walk(root, '', undefined, undefined);
  return { colors, unreadable };
}

/** Reads a list of colors, design tokens or a Sketch palette. */
export function readJson(text: string): JsonColors {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new PaletteFileError('This JSON is damaged.');
  }
  if (Array.isArray(value)) return eachEntry(value, listedColor);
  if (!isGroup(value)) return { colors: [], unreadable: [] };
  const { colors } = value;
  return Array.isArray(colors) ? eachEntry(colors, sketchedColor) : fromTokens(value);
}
