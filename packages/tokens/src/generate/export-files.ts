import { cssValue } from './css-value';
import { densityNames, readThemes } from './read-themes';
import type { ResolvedToken, ThemeTokens } from './read-themes';

type Leaf = { readonly $type: string; readonly $value: unknown; readonly $description?: string };
type Group = { [name: string]: Group | Leaf };

/**
 * Returns the files for design tools: for each theme and density the tokens as DTCG 2025.10 and as DTCG with values in
 * strings (Penpot and Tokens Studio read colors as hex only), and one sheet of CSS variables. Aliases are resolved,
 * primitives left out.
 * @returns texts by file name
 */
export async function exportFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const read = await Promise.all(
    densityNames.map(async (density) => ({ density, themes: await readThemes(density) })),
  );
  for (const { density, themes } of read) {
    for (const [theme, tokens] of themes) {
      const name = density === 'comfortable' ? theme : `${theme}.${density}`;
      files.set(`brandroom.${name}.tokens.json`, json(nested(tokens, plainToken)));
      files.set(`brandroom.${name}.hex.tokens.json`, json(nested(tokens, textToken)));
    }
  }
  const coarse = (await readThemes('comfortable', 'coarse')).get('light') ?? new Map();
  files.set('brandroom.css', variables(read, coarse));
  return files;
}

function plainToken({ type, value, description }: ResolvedToken): Leaf {
  return { $type: type, $value: value, ...described(description) };
}

function textToken(token: ResolvedToken): Leaf {
  const { type, value, description } = token;
  const isText = ['color', 'dimension', 'duration', 'shadow'].includes(type);
  return { $type: type, $value: isText ? hexText(token) : value, ...described(description) };
}

/** A color with eight digits where it is translucent; measures as CSS writes them. */
function hexText(token: ResolvedToken): string {
  return cssValue(token).replace(
    /rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/g,
    (_, red: string, green: string, blue: string, alpha: string) =>
      `#${[red, green, blue, Number(alpha) * 255].map(hexPair).join('')}`,
  );
}

function hexPair(channel: string | number): string {
  return Math.round(Number(channel)).toString(16).padStart(2, '0');
}

function described(description: string | undefined): { readonly $description?: string } {
  return description === undefined ? {} : { $description: description };
}

interface DensityThemes {
  readonly density: string;
  readonly themes: Awaited<ReturnType<typeof readThemes>>;
}

/** The same rules as in `theme.gen.css.ts`: the chosen theme, the system's preference, and forced colors above all. */
function variables([standard, ...others]: readonly DensityThemes[], coarse: ThemeTokens): string {
  const light = standard?.themes.get('light') ?? new Map<string, ResolvedToken>();
  const themed = (name: 'dark' | 'hc' | 'hc-dark') => ({
    'color-scheme': name === 'hc' ? 'light' : 'dark',
    ...declared(standard?.themes.get(name), isThemed),
  });
  const blocks = [
    block(":root, [data-theme='light']", { 'color-scheme': 'light', ...declared(light) }),
    block("[data-theme='dark']", themed('dark')),
    block("[data-theme='hc']", themed('hc')),
    block("[data-theme='hc-dark']", themed('hc-dark')),
  ];
  for (const { density, themes } of others) {
    const isDensity = (id: string) => id.startsWith('density.');
    const own = declared(themes.get('light'), isDensity);
    blocks.push(block(`[data-density='${density}']`, own));
  }
  const usual = declared(light);
  const touched = Object.entries(declared(coarse)).filter(([name, value]) => usual[name] !== value);
  const system = ':root:not([data-theme])';
  const forced = [...light].flatMap(([id, token]) =>
    token.forced === undefined ? [] : [[variable(id), token.forced]],
  );
  blocks.push(
    within('(pointer: coarse)', block(':root, [data-density]', Object.fromEntries(touched))),
    within('(prefers-color-scheme: dark)', block(system, themed('dark'))),
    within('(prefers-contrast: more)', block(system, themed('hc'))),
    within(
      '(prefers-contrast: more) and (prefers-color-scheme: dark)',
      block(system, themed('hc-dark')),
    ),
    within(
      '(forced-colors: active)',
      block(':root:root, :root [data-theme]', {
        'color-scheme': 'light dark',
        ...Object.fromEntries(forced),
      }),
    ),
  );
  return blocks.join('\n');
}

function isThemed(id: string): boolean {
  return id.startsWith('color.') || id.startsWith('shadow.');
}

type Declarations = Readonly<Record<string, string>>;

function declared(tokens: ThemeTokens | undefined, isWanted = (_id: string) => true): Declarations {
  const wanted = [...(tokens ?? [])].filter(([id]) => isWanted(id));
  return Object.fromEntries(wanted.map(([id, token]) => [variable(id), cssValue(token)]));
}

function variable(id: string): string {
  return `--br-${id.replaceAll('.', '-')}`;
}

function block(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};\n`);
  return `${selector} {\n${lines.join('')}}\n`;
}

function within(query: string, rules: string): string {
  return `@media ${query} {\n${rules.replaceAll(/^(?=.)/gm, '  ')}}\n`;
}

function nested(tokens: ThemeTokens, leaf: (token: ResolvedToken) => Leaf): Group {
  const root: Group = {};
  const groups = new Map<string, Group>([['', root]]);
  const groupAt = (path: readonly string[]): Group => {
    const known = groups.get(path.join('.'));
    if (known) return known;
    const made: Group = {};
    groupAt(path.slice(0, -1))[path.at(-1) ?? ''] = made;
    groups.set(path.join('.'), made);
    return made;
  };
  for (const [id, token] of tokens) {
    const path = id.split('.');
    groupAt(path.slice(0, -1))[path.at(-1) ?? id] = leaf(token);
  }
  return root;
}

function json(of: Group): string {
  return `${JSON.stringify(of, undefined, 2)}\n`;
}
