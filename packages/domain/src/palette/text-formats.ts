import { colorRole } from '../brand/color-role';
import { parseHex } from '../color/hex';
import { formatHex, parseRgb } from '../color/notation';
import type { Palette, ReadColor } from './palette';
import { numberedNames, oneLine, slugOf } from './palette';

/** Writes a GIMP palette. */
export function writeGpl({ name, colors }: Palette): string {
  const lines = colors.map((color) => {
    const { r, g, b } = parseHex(color.hex) ?? { r: 0, g: 0, b: 0 };
    const channels = [r, g, b].map((channel) => String(channel).padStart(3)).join(' ');
    return `${channels}\t${oneLine(color.name)}`;
  });
  return ['GIMP Palette', `Name: ${oneLine(name)}`, 'Columns: 4', '#', ...lines, ''].join('\n');
}

/** Reads a GIMP palette; lines that are no color are left out. */
export function readGpl(text: string): ReadColor[] {
  return text.split(/\r?\n/u).flatMap((line) => {
    const [, r, g, b, name = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s*(.*)$/u.exec(line) ?? [];
    const rgb = r === undefined ? null : parseRgb(`${r}, ${g}, ${b}`);
    if (!rgb) return [];
    const hex = formatHex(rgb);
    return [{ name: name.trim() || hex, hex }];
  });
}

/** A name of each color that is valid in CSS: `primary-brand-blue`. */
function cssNames({ colors }: Palette): string[] {
  const numbered = numberedNames();
  return colors.map((color) => numbered(`${colorRole(color)}-${slugOf(color.name)}`));
}

/** Writes custom properties: `--acme-primary-brand-blue: #205375`. */
export function writeCss(palette: Palette): string {
  const names = cssNames(palette);
  const lines = palette.colors.map(
    ({ hex }, at) => `  --${slugOf(palette.name)}-${names[at] ?? ''}: ${hex};`,
  );
  return [':root {', ...lines, '}', ''].join('\n');
}

/** Writes the theme of Tailwind CSS 4: `--color-primary-brand-blue` becomes `bg-primary-brand-blue`. */
export function writeTailwind(palette: Palette): string {
  const names = cssNames(palette);
  const lines = palette.colors.map(({ hex }, at) => `  --color-${names[at] ?? ''}: ${hex};`);
  return ['@theme {', ...lines, '}', ''].join('\n');
}

const hexes = /#(?:[\da-f]{6}|[\da-f]{3})(?![\da-f])|(?<![#\w])[\da-f]{6}(?!\w)/giu;

/** Reads HEX values as people paste them: a line with one of them names it with its other words. */
export function readHexList(text: string): ReadColor[] {
  return text.split(/\r?\n/u).flatMap((line) => {
    const found = line.match(hexes) ?? [];
    const rest = oneLine(line.replaceAll(hexes, ' ')).replaceAll(/^[\s:;,=–-]+|[\s:;,=–-]+$/gu, '');
    return found.flatMap((value) => {
      const rgb = parseHex(value);
      if (!rgb) return [];
      const hex = formatHex(rgb);
      return [{ name: found.length === 1 && rest !== '' ? rest : hex, hex }];
    });
  });
}

/** Returns the lines of a pasted list that have text but no HEX value, or an unreadable one. */
export function linesWithoutHex(text: string): string[] {
  return text.split(/\r?\n/u).filter((line) => {
    const rest = line.replaceAll(hexes, ' ');
    return line.trim() !== '' && (rest === line || /#\w/u.test(rest));
  });
}

/** Returns the lines of a GIMP palette that begin with a number but are no color. */
export function damagedGplLines(text: string): string[] {
  return text.split(/\r?\n/u).filter((line) => /^\s*\d/u.test(line) && readGpl(line).length === 0);
}
