import { beforeAll, describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast';
import { contrastPairs, decorative } from './contrast-pairs';
import { hexOf } from './generate/css-value';
import { readThemes, themeNames } from './generate/read-themes';
import type { ThemeName, ThemeTokens } from './generate/read-themes';

let themes: ReadonlyMap<ThemeName, ThemeTokens>;

beforeAll(async () => {
  themes = await readThemes();
});

function hex(theme: ThemeName, id: string): string {
  const token = themes.get(theme)?.get(id);
  if (!token) throw new Error(`${theme} has no ${id}`);
  return hexOf(token);
}

describe('contrast ratio', () => {
  it('is 21 for black on white and 8.22 for white on the action blue', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21);
    expect(contrastRatio('#ffffff', '#205375')).toBeCloseTo(8.22, 2);
  });
});

describe.each(themeNames)('theme %s', (theme) => {
  it('keeps the ratio of every declared pair', () => {
    const failures = contrastPairs.flatMap((pair) =>
      pair.foreground.flatMap((foreground) =>
        pair.grounds.flatMap((ground) => {
          const ratio = contrastRatio(hex(theme, foreground), hex(theme, ground));
          const wanted = theme.startsWith('hc') ? pair.hc : pair.min;
          return ratio < wanted
            ? [`${foreground} on ${ground}: ${ratio.toFixed(2)} < ${wanted}`]
            : [];
        }),
      ),
    );
    expect(failures).toEqual([]);
  });

  it('has no color that is neither in a pair nor declared decorative', () => {
    const declared = new Set(
      contrastPairs.flatMap((pair) => [...pair.foreground, ...pair.grounds]),
    );
    const colors = [...(themes.get(theme) ?? [])]
      .filter(([, token]) => token.type === 'color')
      .map(([id]) => id);
    expect(colors.filter((id) => !declared.has(id) && !(id in decorative))).toEqual([]);
  });
});
