import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, within } from 'storybook/test';

import type { Place } from '../place';
import { kiosk, kioskGraph, kioskSamples } from '../testing/kiosk';
import { WorkflowExplorer } from './WorkflowExplorer';

function Explorer({ start }: { start: Partial<Place> }) {
  const [place, setPlace] = useState<Place>({
    view: 'outline',
    state: 'sale.idle',
    event: null,
    as: null,
    ...start,
  });
  return (
    <WorkflowExplorer
      graph={kioskGraph}
      machine={kiosk}
      source={{ kind: 'none' }}
      people={[]}
      samples={kioskSamples}
      messages={{}}
      place={place}
      onPlaceChange={setPlace}
    />
  );
}

const meta = preview.meta({
  title: 'Workflows/AnyMachine',
  tags: ['!autodocs'],
  component: Explorer,
  parameters: { controls: { disable: true } },
});

export const Outline = meta.story({
  render: () => <Explorer start={{}} />,
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole('complementary', { name: 'Selected state' }));
    await expect(panel.getByRole('heading', { name: 'Idle' })).toBeVisible();
    canvas.getByRole('row', { name: /^Idle/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(panel.getByRole('heading', { name: 'Paying' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'BACK' }));
    await expect(panel.getByText('This step can be taken.')).toBeVisible();
  },
});

export const Table = meta.story({
  render: () => <Explorer start={{ view: 'table' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find steps' }), 'busy');
    await expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(2);
    await userEvent.click(canvas.getAllByRole('button', { name: 'PAY' })[0] ?? document.body);
    const panel = within(canvas.getByRole('complementary', { name: 'Selected state' }));
    await expect(panel.getByRole('button', { name: 'PAY', expanded: true })).toBeVisible();
  },
});

export const LogWithoutEvents = meta.story({
  render: () => <Explorer start={{ view: 'log' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing has happened yet' })).toBeVisible();
  },
});
