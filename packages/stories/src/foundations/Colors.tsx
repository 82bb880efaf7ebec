import { contrastRatio } from '@brandroom/tokens/contrast';
import { contrastPairs } from '@brandroom/tokens/contrast-pairs';
import type { DataColumn } from '@brandroom/ui/data-column';
import { DataTable } from '@brandroom/ui/DataTable';
import { Inline } from '@brandroom/ui/Inline';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { Section } from '@brandroom/ui/Section';
import { Text } from '@brandroom/ui/Text';
import * as styles from './specimen.css';
import { cssVariable, tokens, tokensOf } from './token-data';
import type { TokenRow } from './token-data';

const themes = ['light', 'dark', 'hc'] as const;
const themeWords = { light: 'Light', dark: 'Dark', hc: 'High contrast' };

const groups = [
  { title: 'Text and marks', has: /^(?:text|on-|accent|focus)/ },
  {
    title: 'Surfaces and borders',
    has: /^(?:bg|surface|border|nav|inverse|scrim|skeleton|checker|segment)/,
  },
  { title: 'Actions', has: /^(?:action|danger)/ },
  { title: 'Notices', has: /^notice/ },
  { title: 'Status', has: /^status/ },
  { title: 'Roles', has: /^role/ },
  { title: 'Charts', has: /^chart/ },
];

const colors = tokensOf('color');
const lost = colors.filter((token) => !groups.some(({ has }) => has.test(shortId(token))));
if (lost.length > 0) throw new Error(`In no group: ${lost.map(shortId).join(', ')}`);

const swatchColumns: readonly DataColumn<TokenRow>[] = [
  {
    id: 'name',
    header: 'Token',
    isRowHeader: true,
    cell: (token) => (
      <>
        {shortId(token)}
        {token.description !== undefined && (
          <Text size="caption" tone="muted">
            {token.description}
          </Text>
        )}
      </>
    ),
  },
  ...themes.map((theme) => ({
    id: theme,
    header: themeWords[theme],
    cell: (token: TokenRow) => (
      <Inline>
        <span className={styles.specimen.swatch} style={{ backgroundColor: token[theme] }} />
        {token[theme]}
      </Inline>
    ),
  })),
];

interface PairRow {
  readonly foreground: TokenRow;
  readonly ground: TokenRow;
  /** The required ratio: in light and dark, and in high contrast. */
  readonly wanted: { readonly min: number; readonly hc: number };
}

const byId = new Map(tokens.map((token) => [token.id, token]));

const declared: readonly PairRow[] = contrastPairs.flatMap(({ foreground, grounds, min, hc }) =>
  foreground.flatMap((front) =>
    grounds.flatMap((back) => {
      const [first, second] = [byId.get(front), byId.get(back)];
      return first && second ? [{ foreground: first, ground: second, wanted: { min, hc } }] : [];
    }),
  ),
);

/** Pairs that are declared twice are listed once. */
const pairs = [...new Map(declared.map((pair) => [pairId(pair), pair])).values()];

const pairColumns: readonly DataColumn<PairRow>[] = [
  {
    id: 'pair',
    header: 'Foreground on ground',
    isRowHeader: true,
    cell: ({ foreground, ground, wanted }) => (
      <Inline isWrapping={false}>
        <span
          aria-hidden
          className={styles.specimen.pair}
          style={{ backgroundColor: cssVariable(ground.id), color: cssVariable(foreground.id) }}
        >
          {wanted.min < 4.5 ? <span className={styles.specimen.mark} /> : 'Aa'}
        </span>
        {`${shortId(foreground)} on ${shortId(ground)}`}
      </Inline>
    ),
  },
  {
    id: 'wanted',
    header: 'Asked',
    align: 'end',
    cell: ({ wanted }) => `${wanted.min}, ${wanted.hc}`,
  },
  ...themes.map((theme) => ({
    id: theme,
    header: themeWords[theme],
    align: 'end' as const,
    cell: ({ foreground, ground }: PairRow) =>
      contrastRatio(foreground[theme], ground[theme]).toFixed(1),
  })),
];

/** Every color in every theme, and the contrast of every pair that components may set. */
export function Colors() {
  return (
    <Page layout="story" bar={<PageBar title="Colors" />}>
      <Text tone="muted" isMeasured>
        Semantic colors: what a color is for, never what it looks like. Primitives stay in the
        sources.
      </Text>
      {groups.map(({ title, has }) => (
        <Section key={title} title={title} id={title.toLowerCase().replaceAll(' ', '-')}>
          <DataTable
            caption={`${title} in each theme`}
            columns={swatchColumns}
            rows={colors.filter((token) => has.test(shortId(token)))}
            getRowId={({ id }) => id}
          />
        </Section>
      ))}
      <Section title="Contrast">
        <Text isMeasured tone="muted">
          Ratios of WCAG 2.2. Asked is the least in light and dark, then in high contrast. The token
          tests fail below it.
        </Text>
        <DataTable
          caption="Contrast of every pair"
          columns={pairColumns}
          rows={pairs}
          getRowId={pairId}
        />
      </Section>
    </Page>
  );
}

function pairId({ foreground, ground }: PairRow): string {
  return `${foreground.id} ${ground.id}`;
}

function shortId({ id }: TokenRow): string {
  return id.replace('color.', '');
}
