import { useState } from 'react';
import { expect } from 'storybook/test';
import { guide } from '../../../../.storybook/guide';
import preview from '../../../../.storybook/preview';
import { TagInput } from './TagInput';

function Example({ start }: { start: string[] }) {
  const [tags, setTags] = useState(start);
  return (
    <TagInput
      label="Tags"
      description="Press Enter after each."
      isOptional
      value={tags}
      onChange={setTags}
    />
  );
}

const meta = preview.meta({
  title: 'Forms/TagInput',
  component: TagInput,
  args: { label: 'Tags', value: ['summer', 'launch'], onChange: () => undefined },
  parameters: guide({
    purpose: 'A list of short words that are typed.',
    avoid: 'Of words that exist already use MultiSelect.',
    keys: [
      { keys: ['Letters'], does: 'Types a tag', story: 'AddedAndRemovedByKeyboard' },
      {
        keys: ['Enter'],
        does: 'Adds it; on its button removes it',
        story: 'AddedAndRemovedByKeyboard',
      },
    ],
    dos: ['Let a comma add as Enter does.'],
    donts: ['Take a tag away without saying so.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Filled = meta.story({
  render: () => <Example start={['launch', 'summer', 'colour']} />,
});

export const AddedAndRemovedByKeyboard = meta.story({
  render: () => <Example start={['launch']} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('summer{Enter}launch{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('summer added, 2 in all')).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas.queryByRole('button', { name: 'Remove tag launch' }),
    ).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});
