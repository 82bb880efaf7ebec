import type { ColorPair } from '@brandroom/domain/brand/color-pair';
import {
  allowedColorPairs,
  colorPairs,
  hexContrast,
  isAllowedPair,
} from '@brandroom/domain/brand/color-pair';
import type { Color } from '@brandroom/domain/brand/color.schema';
import { formatHex } from '@brandroom/domain/color/notation';
import { parseHex } from '@brandroom/domain/color/hex';
import type { VisionType } from '@brandroom/domain/color/vision-types';
import { simulateVision } from '@brandroom/domain/color/vision';
import { maxPairs } from '@brandroom/domain/contract/colors.contract';
import { compareNames } from '@brandroom/domain/format/compare-names';

import type { ColorsSearch, contrastLevels } from './colors-search';
import { colorDifference } from './nearest-passing';

type ContrastLevel = (typeof contrastLevels)[number];

/** A row of the pair table. */
export interface PairRow extends ColorPair {
  readonly id: string;
  readonly isAllowed: boolean;
  readonly level: ContrastLevel;
  /** Both colors as displayed: unchanged, or with the simulated color vision. */
  readonly drawn: readonly [string, string];
  /** Contrast and CIEDE2000 difference in the simulated color vision; null for normal vision. */
  readonly seen: { readonly ratio: number; readonly difference: number } | null;
}

/** Returns the level of a contrast ratio; AA is also AAA for large text. */
function levelOf(ratio: number): ContrastLevel {
  if (ratio >= 7) return 'aaa';
  if (ratio >= 4.5) return 'aa';
  return ratio >= 3 ? 'large' : 'fail';
}

function drawnHex(hex: string, vision: VisionType | undefined): string {
  const rgb = parseHex(hex);
  return vision && rgb ? formatHex(simulateVision(rgb, vision)) : hex;
}

/** Returns the pairs to filter; null if there are too many. Only those that can match are measured. */
function measuredPairs(colors: readonly Color[], search: ColorsSearch): ColorPair[] | null {
  const chosen = colors.find(({ id }) => id === search.color);
  if (chosen) {
    return colors
      .filter(({ id }) => id !== chosen.id)
      .map((other) => ({ one: chosen, other, ratio: hexContrast(chosen.hex, other.hex) }));
  }
  if (search.pairs === 'allowed') {
    const allowed = allowedColorPairs(colors);
    return allowed.length > maxPairs ? null : allowed;
  }
  return (colors.length * (colors.length - 1)) / 2 > maxPairs ? null : colorPairs(colors);
}

/** Returns the order of the pairs: by contrast, unless the address has another one that applies. */
export function pairOrder({ orderBy, direction = 'descending', vision }: ColorsSearch) {
  const isKnown = orderBy !== undefined && (orderBy !== 'seen' || vision !== undefined);
  return isKnown
    ? { orderBy, direction }
    : ({ orderBy: 'ratio', direction: 'descending' } as const);
}

function inOrder(rows: readonly PairRow[], search: ColorsSearch): PairRow[] {
  const { orderBy, direction } = pairOrder(search);
  const sign = direction === 'ascending' ? 1 : -1;
  const compare: Record<typeof orderBy, (a: PairRow, b: PairRow) => number> = {
    pair: (a, b) =>
      compareNames(a.one.name, b.one.name) || compareNames(a.other.name, b.other.name),
    ratio: (a, b) => a.ratio - b.ratio,
    seen: (a, b) => (a.seen?.difference ?? 0) - (b.seen?.difference ?? 0),
    allowed: (a, b) => Number(b.isAllowed) - Number(a.isAllowed),
  };
  return rows.toSorted((a, b) => sign * compare[orderBy](a, b));
}

/** Returns the filtered pairs in order; null if there are too many to list. */
export function pairRows(colors: readonly Color[], search: ColorsSearch): PairRow[] | null {
  const { level, pairs, vision } = search;
  const measured = measuredPairs(colors, search);
  if (!measured) return null;
  const rows = measured
    .map((pair): PairRow => {
      const { one, other, ratio } = pair;
      const drawn = [drawnHex(one.hex, vision), drawnHex(other.hex, vision)] as const;
      return {
        ...pair,
        id: `${one.id}-${other.id}`,
        isAllowed: isAllowedPair(one, other),
        level: levelOf(ratio),
        drawn,
        seen: vision
          ? { ratio: hexContrast(...drawn), difference: colorDifference(...drawn) }
          : null,
      };
    })
    .filter((row) => level === undefined || row.level === level)
    .filter((row) => pairs === undefined || row.isAllowed === (pairs === 'allowed'));
  return inOrder(rows, search);
}
