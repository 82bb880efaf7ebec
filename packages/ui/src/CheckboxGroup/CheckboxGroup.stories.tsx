import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { CheckboxGroup } from './CheckboxGroup';
import * as styles from './CheckboxGroup.css';

const platforms = [
  { value: 'linkedin', label: 'LinkedIn' },
  { value: 'instagram', label: 'Instagram' },
  { value: 'x', label: 'X', description: '280 characters' },
] as const;
type Platform = (typeof platforms)[number]['value'];

function Example(props: { label: string; errorMessage?: string; orientation?: 'horizontal' }) {
  const [value, setValue] = useState<Platform[]>([]);
  return <CheckboxGroup {...props} options={platforms} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  argTypes: choices({ orientation: styles.orientations }),
  args: { label: 'Platforms', options: platforms, value: [], onChange: () => undefined },
  parameters: guide({
    purpose: 'Any number of a few.',
    avoid: 'Of many use MultiSelect; exactly one RadioGroup.',
    keys: [
      {
        keys: ['Tab', 'Shift+Tab'],
        does: 'Goes to the next or the last box',
        story: 'KeepsTheOrderOfTheOptions',
      },
      { keys: ['Space'], does: 'Ticks or clears it', story: 'KeepsTheOrderOfTheOptions' },
    ],
    dos: ['Name the group by a noun: "Platforms".'],
    donts: ['Make people count boxes to know how many are selected.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <Example label="Platforms" />
      <Example label="Channels" orientation="horizontal" />
      <Example label="Targets" errorMessage="Choose at least one platform" />
    </Stack>
  ),
});

export const KeepsTheOrderOfTheOptions = meta.story({
  render: () => <Example label="Platforms" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Platforms' })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Instagram' })).toBeChecked();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
});
