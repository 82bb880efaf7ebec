import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { RadioGroup } from './RadioGroup';
import type { RadioGroupProps } from './RadioGroup';
import * as checkboxGroupStyles from '../CheckboxGroup/CheckboxGroup.css';

const levels = [
  { value: 'viewer', label: 'Viewer', description: 'Sees everything, changes nothing.' },
  { value: 'editor', label: 'Editor', description: 'Creates and edits.' },
  { value: 'custom', label: 'Custom Permissions' },
] as const;

type Level = (typeof levels)[number]['value'];
type ExampleProps = Pick<
  RadioGroupProps<Level>,
  'label' | 'errorMessage' | 'orientation' | 'isDisabled'
> & { start?: Level; options?: RadioGroupProps<Level>['options'] };

function Example({ start, options = levels, ...props }: ExampleProps) {
  const [value, setValue] = useState(start ?? null);
  return <RadioGroup {...props} options={options} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  argTypes: choices({ orientation: checkboxGroupStyles.orientations }),
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
      <Example label="Access to brand 3" start="editor" />
      <Example
        label="Access to brand 4"
        start="viewer"
        options={levels.map((level) => ({ ...level, isDisabled: level.value === 'custom' }))}
      />
      <Example label="Access to brand 5" start="editor" isDisabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const group = (name: string) => within(canvas.getByRole('radiogroup', { name }));
    const chosen = group('Access to brand 3');
    await expect(chosen.getByRole('radio', { name: /Editor/ })).toBeChecked();
    await expect(chosen.getByRole('radio', { name: /Viewer/ })).not.toBeChecked();
    const one = group('Access to brand 4');
    await expect(one.getByRole('radio', { name: /Custom/ })).toBeDisabled();
    await expect(one.getByRole('radio', { name: /Editor/ })).toBeEnabled();
    for (const each of group('Access to brand 5').getAllByRole('radio')) {
      await expect(each).toBeDisabled();
    }
  },
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
