import * as v from 'valibot';

import { colorsOfRole } from '../brand/color-order';
import { colorRole } from '../brand/color-role';
import type { ColorRole } from '../brand/color.schema';
import { colorRoles } from '../brand/color.schema';
import { parseHex } from '../color/hex';
import { formatHex, parseCmyk } from '../color/notation';
import type { Palette, ReadColor } from './palette';
import { numberedNames, PaletteFileError } from './palette';

/** The key under which a design token holds what its format has no place for. */
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
const channels = v.pipe(
  v.array(unit),
  v.check(({ length }) => length === 3),
);
const tokenValue = v.union([
  hexText,
  v.pipe(
    v.object({ hex: hexText }),
    v.transform(({ hex }) => hex),
  ),
  v.pipe(
    v.object({ colorSpace: v.literal('srgb'), components: channels }),
    v.transform(({ components }) => hexOfUnits(components)),
  ),
]);
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

function fromList(entry: unknown): ReadColor[] {
  const { success, output } = v.safeParse(listed, entry);
  if (!success) return [];
  const { name, hex, cmyk, type } = output;
  return [{ name, hex: normal(hex), ...present({ cmyk, role: type }) }];
}

function fromSketch(entry: unknown): ReadColor[] {
  if (typeof entry === 'string' && parseHex(entry)) {
    return [{ name: normal(entry), hex: normal(entry) }];
  }
  const { success, output } = v.safeParse(sketched, entry);
  if (!success) return [];
  const hex = hexOfUnits([output.red, output.green, output.blue]);
  return [{ name: output.name ?? hex, hex }];
}

const normal = (hex: string) => {
  const rgb = parseHex(hex);
  return rgb ? formatHex(rgb) : hex;
};

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every color token of a group and the groups in it. */
function fromTokens(
  group: Record<string, unknown>,
  name: string,
  inherited: { type: unknown; role: ColorRole | undefined },
): ReadColor[] {
  const type = group['$type'] ?? inherited.type;
  if ('$value' in group) {
    const { success, output } = v.safeParse(tokenValue, group['$value']);
    if (!success || (type !== undefined && type !== 'color')) return [];
    const own = isGroup(group['$extensions']) ? group['$extensions'][ownExtension] : undefined;
    const extra = v.safeParse(extension, own);
    const fields = extra.success ? extra.output : { name };
    const { role } = inherited;
    return [{ ...present({ ...fields, role }), name: fields.name, hex: normal(output) }];
  }
  return Object.entries(group).flatMap(([key, value]) => {
    if (key.startsWith('$') || !isGroup(value)) return [];
    const role = colorRoles.find((each) => each === key.toLowerCase()) ?? inherited.role;
    return fromTokens(value, key, { type, role });
  });
}

/** Reads a list of colors, design tokens or a Sketch palette. */
export function readJson(text: string): ReadColor[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new PaletteFileError('This JSON is damaged.');
  }
  if (Array.isArray(value)) return value.flatMap(fromList);
  if (!isGroup(value)) return [];
  const { colors } = value;
  if (Array.isArray(colors)) return colors.flatMap(fromSketch);
  return fromTokens(value, '', { type: undefined, role: undefined });
}
