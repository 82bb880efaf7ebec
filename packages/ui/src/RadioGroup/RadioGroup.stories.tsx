import { useState } from 'react';
import { expect } from 'storybook/test';
import { guide } from '../../../../.storybook/guide';
import preview from '../../../../.storybook/preview';
import { Stack } from '../Stack/Stack';
import { RadioGroup } from './RadioGroup';

const levels = [
  { value: 'viewer', label: 'Viewer', description: 'Sees everything, changes nothing.' },
  { value: 'editor', label: 'Editor', description: 'Creates and edits.' },
  { value: 'custom', label: 'Custom Permissions' },
] as const;

function Example(props: { label: string; errorMessage?: string; orientation?: 'horizontal' }) {
  const [value, setValue] = useState<(typeof levels)[number]['value'] | null>(null);
  return <RadioGroup {...props} options={levels} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: { label: 'Access level', options: levels, value: null, onChange: () => undefined },
  parameters: guide({
    purpose: 'Exactly one of a few, all in sight.',
    avoid: 'Of more than some seven use Select; on or off Switch.',
    keys: [
      { keys: ['Tab'], does: 'Comes to the chosen one', story: 'ArrowKeysChoose' },
      { keys: ['ArrowDown'], does: 'Chooses the next', story: 'ArrowKeysChoose' },
    ],
    dos: ['Begin with what most people need.'],
    donts: ['Leave out the choice that most people have.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <Example label="Access level" />
      <Example label="Access to brand 2" errorMessage="Choose an access level" />
    </Stack>
  ),
});

export const ArrowKeysChoose = meta.story({
  render: () => <Example label="Access level" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Viewer/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Editor/ })).toBeChecked();
  },
});
