import type { ColorPair } from '@brandroom/domain/brand/color-pair';
import { colorPairs, hexContrast, isAllowedPair } from '@brandroom/domain/brand/color-pair';
import type { Color } from '@brandroom/domain/brand/color.schema';
import { formatHex } from '@brandroom/domain/color/notation';
import { parseHex } from '@brandroom/domain/color/hex';
import type { VisionType } from '@brandroom/domain/color/vision-types';
import { simulateVision } from '@brandroom/domain/color/vision';
import { maxPairs } from '@brandroom/domain/contract/colors.contract';

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

/** Returns the filtered pairs; null if there are too many to list without choosing a color. */
export function pairRows(colors: readonly Color[], search: ColorsSearch): PairRow[] | null {
  const { color, level, pairs, vision } = search;
  const isTooMany = (colors.length * (colors.length - 1)) / 2 > maxPairs;
  const chosen = colors.find(({ id }) => id === color);
  if (isTooMany && !chosen) return null;
  // With a chosen color only its own pairs are measured.
  const measured = chosen
    ? colors
        .filter(({ id }) => id !== chosen.id)
        .map((other) => ({ one: chosen, other, ratio: hexContrast(chosen.hex, other.hex) }))
    : colorPairs(colors);
  return measured
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
}
