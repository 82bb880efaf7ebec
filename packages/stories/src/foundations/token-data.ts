import dark from '@brandroom/tokens/exports/brandroom.dark.hex.tokens.json';
import hc from '@brandroom/tokens/exports/brandroom.hc.hex.tokens.json';
import light from '@brandroom/tokens/exports/brandroom.light.hex.tokens.json';

/** One token with its value in each theme. */
export interface TokenRow {
  /** `color.status.draft.text` */
  readonly id: string;
  readonly type: string;
  readonly description: string | undefined;
  readonly light: string;
  readonly dark: string;
  readonly hc: string;
}

const themes = { light: flat(light), dark: flat(dark), hc: flat(hc) };

/** Every semantic token, in the order of the sources. */
export const tokens: readonly TokenRow[] = [...themes.light].map(([id, token]) => ({
  id,
  type: token.$type,
  description: token.$description,
  light: token.$value,
  dark: themes.dark.get(id)?.$value ?? '',
  hc: themes.hc.get(id)?.$value ?? '',
}));

/** The tokens of one group: `color.status`. */
export function tokensOf(group: string): readonly TokenRow[] {
  return tokens.filter(({ id }) => id.startsWith(`${group}.`));
}

/** The name of a token without its group. */
export function shortName(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1);
}

/** How a style takes the token. */
export function cssVariable(id: string): string {
  return `var(--br-${id.replaceAll('.', '-')})`;
}

interface Leaf {
  readonly $type: string;
  readonly $value: string;
  readonly $description: string | undefined;
}

function flat(node: object, path: readonly string[] = []): Map<string, Leaf> {
  const found = new Map<string, Leaf>();
  for (const [name, child] of Object.entries(node) as [string, unknown][]) {
    if (typeof child !== 'object' || child === null) continue;
    const id = [...path, name];
    if ('$value' in child && '$type' in child) {
      const description = '$description' in child ? String(child.$description) : undefined;
      const value = Array.isArray(child.$value) ? child.$value.join(', ') : String(child.$value);
      found.set(id.join('.'), {
        $type: String(child.$type),
        $value: value,
        $description: description,
      });
    } else {
      for (const [inner, leaf] of flat(child, id)) found.set(inner, leaf);
    }
  }
  return found;
}
