import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { TextArea } from '../TextArea/TextArea';
import { ActionBar } from './ActionBar';

const meta = preview.meta({
  title: 'Forms/ActionBar',
  component: ActionBar,
  args: { children: <Button variant="primary">Save changes</Button> },
  parameters: guide({
    purpose: 'The actions of a form, in sight for as long as the form is.',
    avoid: 'For the actions of a page use PageHeader; in a dialog its own actions.',
    keys: [],
    dos: [
      'Put the primary action first.',
      'Show the state of the work: "Draft kept on this device at 2:30 PM".',
    ],
    donts: ['Put more than three buttons into it.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const StaysInSight = meta.story({
  args: { status: 'Draft kept on this device at 2:30 PM' },
  render: (args) => (
    <Stack gap={24}>
      <TextArea label="Body" rows={12} />
      <TextArea label="Excerpt" rows={12} />
      <TextArea label="Notes" rows={12} />
      <ActionBar {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Save changes' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});
