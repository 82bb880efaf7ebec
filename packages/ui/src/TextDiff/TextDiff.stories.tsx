import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { TextDiff } from './TextDiff';

const meta = preview.meta({
  title: 'Typography/TextDiff',
  component: TextDiff,
  args: {
    before: 'Come and taste what the season has left.',
    after: 'Come and taste what the summer has left.',
  },
  parameters: guide({
    purpose:
      'What a text was and is, in one: what went is struck through, what came is underlined.',
    avoid: 'Where only the new text matters: show it.',
    keys: [],
    dos: ['Compare dates, names and choices as a whole.'],
    donts: ['Compare ids or other words of machines.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent('Removed: season');
    await expect(canvas.getByRole('insertion')).toHaveTextContent('Added: summer');
  },
});

export const WholeValues = meta.story({
  render: () => (
    <DescriptionList
      layout="columns"
      items={[
        {
          term: 'Date',
          detail: <TextDiff before="Jun 3, 2025, 9:00 AM" after="Jun 4, 2025, 9:00 AM" isWhole />,
        },
        { term: 'Preheader', detail: <TextDiff before="" after="Before the frost" /> },
        { term: 'Excerpt', detail: <TextDiff before="A walk" after="" /> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const went = canvas.getAllByRole('deletion').map((each) => each.textContent);
    await expect(went).toEqual([' Removed: Jun 3, 2025, 9:00 AM', ' Removed: A walk']);
    await expect(canvas.getAllByRole('insertion')).toHaveLength(2);
  },
});

export const OtherTextAltogether = meta.story({
  args: {
    before: 'The cellar door is open all weekend, rain or shine.',
    after: 'We press the first apples on Monday and you are invited.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('deletion')).toHaveLength(1);
    await expect(canvas.getAllByRole('insertion')).toHaveLength(1);
  },
});

export const Paragraphs = meta.story({
  args: {
    before: 'First, the orchard.\n\nThen the press.\nThe cellar stays closed until the wine rests.',
    after: 'First, the orchard.\n\nThen the old press.\nThe cellar opens when the wine rests.',
  },
});
