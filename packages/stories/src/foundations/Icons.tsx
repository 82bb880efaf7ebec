import { Card } from '@brandroom/ui/Card';
import { Grid } from '@brandroom/ui/Grid';
import { Icon } from '@brandroom/ui/Icon';
import type { IconType } from '@brandroom/ui/Icon';
import { Inline } from '@brandroom/ui/Inline';
import { Page } from '@brandroom/ui/Page';
import { Text } from '@brandroom/ui/Text';
import { PageBar } from '@brandroom/ui/PageBar';
import * as lucide from 'lucide';

/** The product's own sources, so that the page lists only icons in use. */
const sources = import.meta.glob<string>(
  ['../../../ui/src/**/*.tsx', '../../../../apps/workspace/src/**/*.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);

const names = new Set(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from 'lucide'/g)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    ),
  ),
);

const icons = Object.entries(lucide.icons).filter(([name]) => names.has(name));

/** Every icon that the product shows. */
export function Icons() {
  return (
    <Page layout="story" bar={<PageBar title="Icons" />}>
      <Text tone="muted" isMeasured>
        Lucide at 18 px with a stroke of 1.75. A word or a name is always beside an icon.
      </Text>
      <Grid as="ul">
        {icons.map(([name, glyph]: [string, IconType]) => (
          <Card key={name} as="li" padding="small">
            <Inline>
              <Icon of={glyph} />
              {name}
            </Inline>
          </Card>
        ))}
      </Grid>
    </Page>
  );
}
