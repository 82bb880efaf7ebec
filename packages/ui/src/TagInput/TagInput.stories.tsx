import { useState } from 'react';
import { expect } from 'storybook/test';
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
  args: { label: 'Tags', value: [], onChange: () => undefined },
});

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
