import type { CatalogEntry } from '@brandroom/machines/catalog-entry';

/** The name of the file that shows a machine in Storybook. */
export const pageName = (slug: string): string =>
  `${slug.replaceAll(/(?:^|-)[a-z]/gu, (start) => start.slice(-1).toUpperCase())}.stories.tsx`;

interface ItemStory {
  readonly view: string;
  readonly source: string;
  readonly play: string;
}

/** The machines with stored items: one with a journal, and one without. */
const itemStories: Readonly<Record<string, ItemStory>> = {
  'content-workflow': { view: 'log', source: 'item', play: 'itemHasJournal' },
  'email-send': { view: 'outline', source: 'email', play: 'emailIsHere' },
};

const namesOf = ({ play }: Partial<ItemStory>) =>
  [
    'diagramIsWhole',
    'logHasTrial',
    'machineGuide',
    'MachineStory',
    'outlineHasCounts',
    'prepared',
    'tableIsWhole',
    ...(play === undefined ? [] : [play]),
  ].toSorted((a, b) => a.localeCompare(b, 'en'));

/** The file itself: Storybook reads the title from its text. */
export const pageText = ({ slug, label }: Pick<CatalogEntry, 'slug' | 'label'>): string =>
  `// Written by \`pnpm generate\`.
import preview from '@brandroom/stories/preview';

import {
${namesOf(itemStories[slug] ?? {})
  .map((name) => `  ${name},\n`)
  .join('')}} from '../testing/machine-story';

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
${itemStoryOf(itemStories[slug])}`;

const itemStoryOf = (story?: ItemStory): string =>
  story
    ? `
export const OfAnItem = meta.story({
  render: () => <MachineStory slug={slug} view="${story.view}" source="${story.source}" />,
  play: ${story.play},
});
`
    : '';
