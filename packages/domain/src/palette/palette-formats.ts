import { writeAcb } from './acb';
import { writeAco } from './aco';
import { writeAse } from './ase';
import { writeDtcg, writeHexTokens, writeJson, writeSketchPalette } from './json-formats';
import type { Palette } from './palette';
import { slugOf } from './palette';
import { writeCss, writeGpl, writeTailwind } from './text-formats';

interface PaletteFormat {
  readonly extension: string;
  readonly write: (palette: Palette) => Uint8Array<ArrayBuffer> | string;
}

/** Every format that colors can be exported in. */
export const paletteFormats = {
  ase: { extension: 'ase', write: writeAse },
  acb: { extension: 'acb', write: writeAcb },
  sketchpalette: { extension: 'sketchpalette', write: writeSketchPalette },
  aco: { extension: 'aco', write: writeAco },
  gpl: { extension: 'gpl', write: writeGpl },
  json: { extension: 'json', write: writeJson },
  css: { extension: 'css', write: writeCss },
  tailwind: { extension: 'tailwind.css', write: writeTailwind },
  dtcg: { extension: 'tokens.json', write: writeDtcg },
  dtcgHex: { extension: 'hex.tokens.json', write: writeHexTokens },
} as const satisfies Record<string, PaletteFormat>;
export type PaletteFormatName = keyof typeof paletteFormats;

/** `fernhill-coffee-colors.ase` */
export function paletteFileName({ name }: Palette, format: PaletteFormatName): string {
  return `${slugOf(name)}-colors.${paletteFormats[format].extension}`;
}
