import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import { ColumnChoice } from './ColumnChoice';

const meta = preview.meta({
  title: 'Data/ColumnChoice',
  component: ColumnChoice,
  args: {
    of: 'Content',
    options: [
      { value: 'channel', label: 'Channel' },
      { value: 'status', label: 'Status' },
      { value: 'tags', label: 'Tags' },
    ],
    shown: ['channel', 'status'],
    onChange: () => undefined,
  },
  argTypes: { options: { control: false } },
  parameters: guide({
    purpose: 'The choice of the columns of a table, at the end of its view bar.',
    avoid: 'For what the rows are filtered by use FilterBar.',
    keys: [{ keys: ['Space'], does: 'Shows or hides the column', story: 'Choosing' }],
    dos: ['Keep the choice for the next visit.'],
    donts: ['Offer the column that names the row.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Choosing = meta.story({
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Columns of Content' }).focus();
    await userEvent.keyboard('{Enter}');
    const group = within(await screen.findByRole('group', { name: 'Shown columns' }));
    await expect(group.getByRole('checkbox', { name: 'Tags' })).not.toBeChecked();
    group.getByRole('checkbox', { name: 'Tags' }).focus();
    await userEvent.keyboard(' ');
    await expect(group.getByRole('checkbox', { name: 'Tags' })).toBeChecked();
    await expect(canvas.getByText('channel, status, tags')).toBeVisible();
  },
});

function Chosen(args: React.ComponentProps<typeof ColumnChoice>) {
  const [shown, setShown] = useState<readonly string[]>(args.shown);
  return (
    <>
      <ColumnChoice {...args} shown={shown} onChange={setShown} />
      <p>{shown.join(', ')}</p>
    </>
  );
}
