import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Tabs } from './Tabs';

const categories = [
  { id: 'all', label: 'All Files', count: 60 },
  { id: 'documents', label: 'Documents', count: 22 },
  { id: 'images', label: 'Images', count: 31 },
  { id: 'brand', label: 'Brand Assets', count: 5 },
  { id: 'templates', label: 'Templates', count: 2 },
] as const;

function Example() {
  const [selected, setSelected] = useState<(typeof categories)[number]['id']>('all');
  return (
    <Tabs
      label="File categories"
      items={categories}
      selectedKey={selected}
      onSelectionChange={setSelected}
    >
      <Text>Files of {selected}</Text>
    </Tabs>
  );
}

const meta = preview.meta({
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'File categories',
    items: [
      { id: 'all', label: 'All Files', count: 12 },
      { id: 'images', label: 'Images', count: 4 },
    ],
    selectedKey: 'all',
    onSelectionChange: () => undefined,
    children: '12 files',
  },
  parameters: guide({
    purpose: 'Views of one place, of which one is shown.',
    avoid: 'To go to another place use links; to choose a value ToggleGroup.',
    keys: [
      {
        keys: ['Tab'],
        does: 'Comes to the chosen tab, then into its panel',
        story: 'ArrowKeysChoose',
      },
      { keys: ['ArrowRight'], does: 'Chooses the next', story: 'ArrowKeysChoose' },
    ],
    dos: ['Let the address follow, so that a view can be shared.'],
    donts: ['Nest tabs in tabs.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

const many = ['All Files', 'Images', 'Documents', 'Brand Assets', 'Presentations', 'Videos'];

export const OnPhones = meta.story({
  args: { items: many.map((label) => ({ id: label, label })), selectedKey: 'All Files' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const tops = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    const last = canvas.getByRole('tab', { name: 'Videos' });
    const list = canvas.getByRole('tablist');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(last).toHaveFocus());
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(
        list.getBoundingClientRect().right,
      ),
    );
  },
});

export const ArrowKeysChoose = meta.story({
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /All Files/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Documents/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('tabpanel', { name: /Documents/ })).toHaveTextContent(
      'Files of documents',
    );
  },
});

function WithHistory() {
  const [history, setHistory] = useState<(typeof categories)[number]['id'][]>(['all']);
  return (
    <Stack>
      <Tabs
        label="File categories"
        items={categories}
        selectedKey={history.at(-1) ?? 'all'}
        onSelectionChange={(id) => setHistory([...history, id])}
      >
        <Button>Download file of {history.at(-1)}</Button>
      </Tabs>
      <Button onPress={() => setHistory(history.slice(0, -1))}>Back</Button>
    </Stack>
  );
}

export const GoingBackTakesFocusAlong = meta.story({
  render: () => <WithHistory />,
  play: async ({ canvas, userEvent }) => {
    const tab = (name: RegExp) => canvas.getByRole('tab', { name });
    // Like the browser's Back button, which moves no focus.
    const goBack = () => canvas.getByRole('button', { name: 'Back' }).click();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tab(/Images/)).toHaveFocus();
    goBack();
    await waitFor(() => expect(tab(/Documents/)).toHaveFocus());
    await expect(tab(/Documents/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Download/ })).toHaveFocus();
    goBack();
    await waitFor(() => expect(tab(/All Files/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(/Documents/)).toHaveFocus();
  },
});
