import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { FileImage } from 'lucide';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { AssetTile } from '../AssetTile/AssetTile';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { PickList } from './PickList';

const images = [
  'autumn market.jpg',
  'beans.png',
  'barista at work.jpg',
  'cold brew.png',
  'farm at dawn.jpg',
  'house blend.png',
  'roastery.jpg',
].map((name) => ({ id: name, name }));

function Pictures({ items = images }: { items?: typeof images }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (id: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <Stack gap={16}>
      <PickList label="Images" items={items} selectedIds={chosen} onToggle={toggle}>
        {({ name }) => <AssetTile title={name} icon={FileImage} />}
      </PickList>
      <Button>Add {chosen.length === 1 ? '1 image' : `${chosen.length} images`}</Button>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Data/PickList',
  component: PickList,
  args: {
    label: 'Images',
    items: images,
    selectedIds: ['beans.png'],
    onToggle: () => undefined,
    children: ({ name }) => <AssetTile title={name} icon={FileImage} />,
  },
  parameters: guide({
    purpose: 'Any number of pictures of many, chosen in a grid that is one tab stop.',
    avoid: 'For a few choices in words use CheckboxGroup.',
    keys: [
      {
        keys: ['Space', 'Enter'],
        does: 'Chooses the picture, or no longer',
        story: 'OneStopForAll',
      },
      { keys: ['ArrowRight', 'End'], does: 'Goes to another picture', story: 'OneStopForAll' },
      {
        keys: ['ArrowUp', 'ArrowDown'],
        does: 'Stays in the column',
        story: 'UpAndDownKeepTheColumn',
      },
      { keys: ['Letters'], does: 'Goes to the next name that begins so', story: 'LettersFind' },
    ],
    dos: ['Say beside it, and speak, how many are chosen.'],
    donts: ['Put links or buttons into a picture: an option holds none.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const OneStopForAll = meta.story({
  render: () => <Pictures />,
  play: async ({ canvas, userEvent }) => {
    const option = (name: string) => canvas.getByRole('option', { name });
    await expect(canvas.getByRole('listbox', { name: 'Images' })).toBeVisible();
    await userEvent.tab();
    await expect(option('autumn market.jpg')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(option('beans.png')).toHaveFocus();
    await expect(option('beans.png')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}{Enter}');
    await expect(option('roastery.jpg')).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add 2 images' })).toHaveFocus();
    // Back to where one was.
    await userEvent.tab({ shift: true });
    await expect(option('roastery.jpg')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(option('roastery.jpg')).toHaveAttribute('aria-selected', 'false');
    await expect(option('beans.png')).toHaveAttribute('aria-selected', 'true');
  },
});

const many = Array.from({ length: 40 }, (_, index) => ({
  id: String(index),
  name: index === 1 ? 'beans.png' : `picture ${index}.png`,
}));

export const UpAndDownKeepTheColumn = meta.story({
  render: () => <Pictures items={many} />,
  play: async ({ canvas, userEvent }) => {
    const left = () => document.activeElement?.getBoundingClientRect().left;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const column = left();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'beans.png' })).not.toHaveFocus();
    await expect(left()).toBe(column);
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { name: 'beans.png' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowLeft}');
    await expect(canvas.getByRole('option', { name: 'picture 0.png' })).toHaveFocus();
  },
});

export const LettersFind = meta.story({
  render: () => <Pictures />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('b');
    await expect(canvas.getByRole('option', { name: 'beans.png' })).toHaveFocus();
    await userEvent.keyboard('b');
    await expect(canvas.getByRole('option', { name: 'barista at work.jpg' })).toHaveFocus();
    await new Promise((resolve) => {
      setTimeout(resolve, 1100);
    });
    // A space within a name belongs to it.
    await userEvent.keyboard('farm a');
    const farm = canvas.getByRole('option', { name: 'farm at dawn.jpg' });
    await expect(farm).toHaveFocus();
    await expect(farm).toHaveAttribute('aria-selected', 'false');
  },
});

export const ByPointer = meta.story({
  render: () => <Pictures />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: 'cold brew.png' }));
    await expect(canvas.getByRole('option', { name: 'cold brew.png' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Add 1 image' })).toBeVisible();
  },
});
