import type { CatalogEntry } from '@brandroom/machines/catalog-entry';

/** The name of the file that shows a machine in Storybook. */
export const pageName = (slug: string): string =>
  `${slug.replaceAll(/(?:^|-)[a-z]/gu, (start) => start.slice(-1).toUpperCase())}.stories.tsx`;

/** The machine of which items are stored. */
const ofItems = 'content-workflow';

/** The file itself: Storybook reads the title from its text. */
export const pageText = ({ slug, label }: Pick<CatalogEntry, 'slug' | 'label'>): string =>
  `// Written by \`pnpm generate\`.
import preview from '@brandroom/stories/preview';

import {
  diagramIsWhole,
${slug === ofItems ? '  itemHasJournal,\n' : ''}  logHasTrial,
  machineGuide,
  MachineStory,
  outlineHasCounts,
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

export const InOutline = meta.story({
  render: () => <MachineStory slug={slug} view="outline" source="summary" />,
  play: outlineHasCounts(slug),
});

export const InTable = meta.story({
  render: () => <MachineStory slug={slug} view="table" source="actor" />,
  play: tableIsWhole(slug),
});

export const InDiagram = meta.story({
  render: () => <MachineStory slug={slug} view="diagram" />,
  play: diagramIsWhole(slug),
});

export const InLog = meta.story({
  render: () => <MachineStory slug={slug} view="try" />,
  play: logHasTrial,
});
${slug === ofItems ? itemStory : ''}`;

const itemStory = `
export const OfAnItem = meta.story({
  render: () => <MachineStory slug={slug} view="log" source="item" />,
  play: itemHasJournal,
});
`;
