import * as lucide from 'lucide-react';
import { Card } from '../../packages/ui/src/Card/Card';
import { Grid } from '../../packages/ui/src/Grid/Grid';
import { Icon, type IconType } from '../../packages/ui/src/Icon/Icon';
import { Inline } from '../../packages/ui/src/Inline/Inline';
import { Page } from '../../packages/ui/src/Page/Page';
import { Text } from '../../packages/ui/src/Text/Text';
import { PageBar } from '../../packages/ui/src/PageBar/PageBar';

/** The product's own sources: an icon is on this page because something shows it. */
const sources = import.meta.glob<string>(
  ['../../packages/ui/src/**/*.tsx', '../../apps/workspace/src/**/*.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);

const names = new Set(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, list = '']) =>
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
        Lucide at 18 px with a stroke of 1.75. A word or a name always stands beside an icon.
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
