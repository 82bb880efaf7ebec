import { cssValue } from './css-value';
import {
  densityNames,
  readThemes,
  themeNames,
  type ResolvedToken,
  type ThemeTokens,
} from './read-themes';

type Leaf = { readonly $type: string; readonly $value: unknown; readonly $description?: string };
type Group = { [name: string]: Group | Leaf };

/**
 * What design tools take: for each theme the tokens as DTCG 2025.10 and as DTCG with values in strings (Penpot and
 * Tokens Studio read colours as hex only), and one sheet of CSS variables. Aliases are resolved, primitives left out.
 * @returns texts by file name
 */
export async function exportFiles(): Promise<ReadonlyMap<string, string>> {
  const themes = await readThemes();
  const files = new Map<string, string>();
  for (const [theme, tokens] of themes) {
    files.set(`brandroom.${theme}.tokens.json`, json(nested(tokens, plainToken)));
    files.set(`brandroom.${theme}.hex.tokens.json`, json(nested(tokens, textToken)));
  }
  files.set('brandroom.css', await variables());
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

/** A colour with eight digits where it is translucent; measures as CSS writes them. */
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

async function variables(): Promise<string> {
  const themes = await readThemes();
  const blocks = themeNames.map((theme) => {
    const selector = theme === 'light' ? ':root' : `[data-theme='${theme}']`;
    const group = theme === 'light' ? () => true : isThemed;
    return block(selector, themes.get(theme), group);
  });
  const [, ...others] = densityNames;
  for (const density of others) {
    const tokens = (await readThemes(density)).get('light');
    blocks.push(block(`[data-density='${density}']`, tokens, (id) => id.startsWith('density.')));
  }
  return blocks.join('\n');
}

function isThemed(id: string): boolean {
  return id.startsWith('color.') || id.startsWith('shadow.');
}

function block(
  selector: string,
  tokens: ThemeTokens | undefined,
  isWanted: (id: string) => boolean,
): string {
  const lines = [...(tokens ?? [])]
    .filter(([id]) => isWanted(id))
    .map(([id, token]) => `  --br-${id.replaceAll('.', '-')}: ${cssValue(token)};\n`);
  return `${selector} {\n${lines.join('')}}\n`;
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
