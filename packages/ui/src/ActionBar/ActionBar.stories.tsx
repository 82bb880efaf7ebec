import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { TextArea } from '../TextArea/TextArea';
import { ActionBar } from './ActionBar';

const meta = preview.meta({
  title: 'Forms/ActionBar',
  component: ActionBar,
  args: { children: <Button variant="primary">Save changes</Button> },
});

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
