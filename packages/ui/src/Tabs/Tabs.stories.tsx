import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
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
    label: '',
    items: [],
    selectedKey: '',
    onSelectionChange: () => undefined,
    children: null,
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
