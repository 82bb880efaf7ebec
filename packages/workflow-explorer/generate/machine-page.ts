import type { CatalogEntry } from '@brandroom/machines/catalog-entry';

/** The name of the file that shows a machine in Storybook. */
export const pageName = (slug: string): string =>
  `${slug.replaceAll(/(?:^|-)[a-z]/gu, (start) => start.slice(-1).toUpperCase())}.stories.tsx`;

/** The file itself: Storybook reads the title from its text. */
export const pageText = ({ slug, label }: Pick<CatalogEntry, 'slug' | 'label'>): string =>
  `// Written by \`pnpm generate\`.
import preview from '@brandroom/stories/preview';

import {
  diagramIsWhole,
  machineGuide,
  MachineStory,
  prepared,
  tableIsWhole,
} from '../testing/machine-story';

const slug = '${slug}';
const meta = preview.meta({
  title: 'Workflows/${label}',
  tags: ['!autodocs'],
  component: MachineStory,
  parameters: { controls: { disable: true }, ...machineGuide(slug) },
  beforeEach: prepared(slug),
});

export const InTable = meta.story({
  render: () => <MachineStory slug={slug} view="table" />,
  play: tableIsWhole(slug),
});

export const InDiagram = meta.story({
  render: () => <MachineStory slug={slug} view="diagram" />,
  play: diagramIsWhole(slug),
});
`;
