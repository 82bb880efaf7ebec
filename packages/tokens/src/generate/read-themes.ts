import { readFile } from 'node:fs/promises';
import { defineConfig, parse } from '@terrazzo/parser';

/** The contexts of the `theme` modifier in resolver.json, in the order in which they are written. */
export const themeNames = ['light', 'dark', 'hc', 'hc-dark'] as const;
export type ThemeName = (typeof themeNames)[number];

/** The contexts of the `density` modifier; the first is the default. */
export const densityNames = ['comfortable', 'compact'] as const;
export type DensityName = (typeof densityNames)[number];

/** The contexts of the `pointer` modifier; the first is the default. */
export const pointerNames = ['fine', 'coarse'] as const;
export type PointerName = (typeof pointerNames)[number];

/** One resolved token: DTCG type and value, plus the system color that replaces it in forced colors. */
export interface ResolvedToken {
  readonly type: string;
  readonly value: unknown;
  readonly description: string | undefined;
  readonly forced: string | undefined;
}

/** Resolved tokens by dotted id, primitives left out. */
export type ThemeTokens = ReadonlyMap<string, ResolvedToken>;

const packageRoot = new URL('../../', import.meta.url);
const extension = 'app.brandroom';

/**
 * Resolves the DTCG 2025.10 sources for every theme, in one density and for one kind of pointer.
 * @throws when a source breaks the format, an alias leads nowhere, or the themes do not declare the same tokens.
 */
export async function readThemes(
  density: DensityName = 'comfortable',
  pointer: PointerName = 'fine',
): Promise<ReadonlyMap<ThemeName, ThemeTokens>> {
  const filename = new URL('tokens/resolver.json', packageRoot);
  const source = { filename, src: await readFile(filename, 'utf8') };
  const { resolver } = await parse([source], { config: defineConfig({}, { cwd: packageRoot }) });
  const themes = new Map<ThemeName, ThemeTokens>();
  for (const theme of themeNames) {
    const tokens = new Map<string, ResolvedToken>();
    for (const [id, token] of Object.entries(resolver.apply({ theme, density, pointer }))) {
      // Primitives stay in the sources: a component that reads one would not follow the theme.
      if (id.startsWith('palette.')) continue;
      tokens.set(id, {
        type: token.$type,
        value: token.$value,
        description: token.$description,
        forced: forcedColor(token.$extensions),
      });
    }
    themes.set(theme, tokens);
  }
  assertSameTokens(themes);
  return themes;
}

function forcedColor(extensions: unknown): string | undefined {
  if (typeof extensions !== 'object' || extensions === null) return undefined;
  const ours: unknown = Reflect.get(extensions, extension);
  if (typeof ours !== 'object' || ours === null) return undefined;
  const forced: unknown = Reflect.get(ours, 'forced');
  return typeof forced === 'string' ? forced : undefined;
}

function assertSameTokens(themes: ReadonlyMap<ThemeName, ThemeTokens>): void {
  const lists = [...themes].map(([theme, tokens]) => ({
    theme,
    ids: [...tokens.keys()].toSorted(),
  }));
  const first = lists[0];
  for (const other of lists) {
    const missing = first?.ids.filter((id) => !other.ids.includes(id)) ?? [];
    const extra = other.ids.filter((id) => !first?.ids.includes(id));
    if (missing.length + extra.length > 0) {
      throw new Error(
        `Theme ${other.theme} differs: lacks ${missing.join(', ')}; adds ${extra.join(', ')}`,
      );
    }
  }
}
