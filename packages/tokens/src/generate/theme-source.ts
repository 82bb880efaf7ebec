import { cssValue } from './css-value';
import { readThemes } from './read-themes';
import type { ThemeName, ThemeTokens } from './read-themes';

type Tree = { [name: string]: string | Tree };

/** Groups that a theme changes; the other groups are the same in every theme. */
const themedGroups = ['color', 'shadow'];
/** The group that a density changes. */
const densityGroups = ['density'];

/**
 * The text of `theme.gen.css.ts`: one contract with readable names, the themes, compact density, the sizes for fingers,
 * the default without a chosen theme, and the system colors in forced-colors mode.
 */
export async function themeSource(): Promise<string> {
  const themes = await readThemes();
  const light = tokensOf(themes, 'light');
  const compact = tokensOf(await readThemes('compact'), 'light');
  const coarse = changedTokens(light, tokensOf(await readThemes('comfortable', 'coarse'), 'light'));
  return `// Generated from tokens/*.tokens.json by \`pnpm --filter @brandroom/tokens generate\`. Change the sources, never this file.
import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'

/** The theme contract: the one place that styles take colors, sizes, type and motion from. */
export const vars = createGlobalThemeContract(${write(tree(light, (id) => `br-${id.replaceAll('.', '-')}`))})

const themed = { color: vars.color, shadow: vars.shadow }

createGlobalTheme(':root, [data-theme="light"]', vars, ${write(tree(light, (id) => valueOf(light, id)))})

const dark = ${write(groupsOf(tokensOf(themes, 'dark'), themedGroups))}

const hc = ${write(groupsOf(tokensOf(themes, 'hc'), themedGroups))}

const hcDark = ${write(groupsOf(tokensOf(themes, 'hc-dark'), themedGroups))}

// Paper is light.
globalStyle('[data-theme="dark"]', {
  '@media': { screen: { colorScheme: 'dark', vars: assignVars(themed, dark) } },
})
createGlobalTheme('[data-theme="hc"]', themed, hc)
globalStyle('[data-theme="hc-dark"]', {
  '@media': { screen: { colorScheme: 'dark', vars: assignVars(themed, hcDark) } },
})

createGlobalTheme('[data-density="compact"]', { density: vars.density }, ${write(groupsOf(compact, densityGroups))})

// Above every density: a finger needs its room in compact lists too.
globalStyle(':root, [data-density]', {
  '@media': {
    '(pointer: coarse)': {
      vars: ${write(coarse).replaceAll('\n', '\n      ')},
    },
  },
})

globalStyle(':root, [data-theme="light"], [data-theme="hc"]', { colorScheme: 'light' })

// Nothing chosen: the system decides, contrast and darkness each for itself.
globalStyle(':root:not([data-theme])', {
  '@media': {
    'screen and (prefers-color-scheme: dark)': { colorScheme: 'dark', vars: assignVars(themed, dark) },
    '(prefers-contrast: more)': { colorScheme: 'light', vars: assignVars(themed, hc) },
    'screen and (prefers-contrast: more) and (prefers-color-scheme: dark)': { colorScheme: 'dark', vars: assignVars(themed, hcDark) },
  },
})

// The doubled selector outranks every theme: in forced colors the person's palette wins.
globalStyle(':root:root, :root [data-theme]', {
  '@media': {
    '(forced-colors: active)': {
      colorScheme: 'light dark',
      vars: ${write(forcedVars(light)).replaceAll('\n', '\n      ')},
    },
  },
})
`;
}

function tokensOf(themes: ReadonlyMap<ThemeName, ThemeTokens>, name: ThemeName): ThemeTokens {
  const tokens = themes.get(name);
  if (!tokens) throw new Error(`No theme ${name}`);
  return tokens;
}

function valueOf(tokens: ThemeTokens, id: string): string {
  const token = tokens.get(id);
  if (!token) throw new Error(`No token ${id}`);
  return cssValue(token);
}

function groupsOf(tokens: ThemeTokens, groups: readonly string[]): Tree {
  const ids = new Map([...tokens].filter(([id]) => groups.includes(id.split('.')[0] ?? '')));
  return tree(ids, (id) => valueOf(tokens, id));
}

function forcedVars(tokens: ThemeTokens): Tree {
  const forced: Tree = {};
  for (const [id, token] of tokens) {
    if (token.forced) forced[variable(id)] = token.forced;
  }
  return forced;
}

/** The variables of `other` that differ from those of `usual`. */
function changedTokens(usual: ThemeTokens, other: ThemeTokens): Tree {
  const changed: Tree = {};
  for (const id of other.keys()) {
    const value = valueOf(other, id);
    if (value !== valueOf(usual, id)) changed[variable(id)] = value;
  }
  return changed;
}

function variable(id: string): string {
  return `--br-${id.replaceAll('.', '-')}`;
}

function tree(tokens: ThemeTokens, leaf: (id: string) => string): Tree {
  const root: Tree = {};
  for (const id of tokens.keys()) {
    const path = id.split('.').map(camelCase);
    const name = path.pop() ?? id;
    let node = root;
    for (const part of path) {
      const next = node[part] ?? {};
      if (typeof next === 'string') throw new Error(`${id} lies inside a token`);
      node[part] = next;
      node = next;
    }
    node[name] = leaf(id);
  }
  return root;
}

function camelCase(part: string): string {
  return part.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function write(value: Tree, indent = ''): string {
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([name, child]) => {
    const key = /^([a-zA-Z_]\w*|\d+)$/.test(name) ? name : quote(name);
    return `${inner}${key}: ${typeof child === 'string' ? quote(child) : write(child, inner)},`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`;
}
