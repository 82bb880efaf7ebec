// Written by `pnpm generate`.
import preview from '@brandroom/stories/preview';

import {
  diagramIsWhole,
  logHasTrial,
  machineGuide,
  MachineStory,
  outlineHasCounts,
  prepared,
  tableIsWhole,
} from '../testing/machine-story';

const slug = 'image-generation';
const meta = preview.meta({
  title: 'Workflows/Image generation',
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
