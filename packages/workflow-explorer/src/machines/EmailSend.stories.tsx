// Written by `pnpm generate`.
import preview from '@brandroom/stories/preview';

import {
  diagramIsWhole,
  emailIsHere,
  logHasTrial,
  machineGuide,
  MachineStory,
  outlineHasCounts,
  prepared,
  tableIsWhole,
} from '../testing/machine-story';

const slug = 'email-send';
const meta = preview.meta({
  title: 'Workflows/Email sending',
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

export const OfAnItem = meta.story({
  render: () => <MachineStory slug={slug} view="outline" source="email" />,
  play: emailIsHere,
});
