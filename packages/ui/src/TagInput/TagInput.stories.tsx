import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Form } from '../Form/Form';
import { TagInput } from './TagInput';
import type { TagInputProps } from './TagInput';

type ExampleProps = Partial<TagInputProps> & { start: string[] };

function Example({ start, label = 'Tags', ...rest }: ExampleProps) {
  const [tags, setTags] = useState<readonly string[]>(start);
  return <TagInput {...rest} label={label} value={tags} onChange={setTags} />;
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
      { keys: ['Escape'], does: 'Adds the typed text', story: 'EscapeKeepsTheTypedText' },
      { keys: ['Tab'], does: 'Goes to the suggestions', story: 'Suggestions' },
      {
        keys: ['ArrowRight', 'ArrowLeft'],
        does: 'Moves from one button to the next',
        story: 'OneStopForAll',
      },
    ],
    dos: ['Let a comma add as Enter does.'],
    donts: ['Take a tag away without saying so.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => (
    <Form onSubmit={() => undefined} aria-label="Post">
      <Example label="Tags" isOptional start={['launch', 'summer', 'color']} />
      <Example label="Topics" description="Press Enter after each." start={[]} />
      <Example label="Audiences" errorMessage="Add at least one audience" start={[]} />
      <Example label="Markets" isReadOnly start={['Japan']} />
      <Example label="Regions" isDisabled start={['Europe']} />
    </Form>
  ),
  play: async ({ canvas }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await expect(field('Topics')).toHaveAccessibleDescription('Press Enter after each.');
    await expect(field('Audiences')).toBeInvalid();
    await expect(field('Audiences')).toHaveAccessibleDescription('Add at least one audience');
    await expect(field('Markets')).toHaveAttribute('readonly');
    await expect(field('Regions')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove tag Japan' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove tag Europe' })).toBeDisabled();
  },
});

export const AddedAndRemovedByKeyboard = meta.story({
  render: () => <Example start={['launch']} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('summer{Enter}');
    await expect(canvas.getByRole('list', { name: 'Tags, 2 in all' })).toBeVisible();
    await expect(canvas.getByText('summer added, 2 in all')).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas.queryByRole('button', { name: 'Remove tag launch' }),
    ).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const EscapeKeepsTheTypedText = meta.story({
  render: () => <Example start={['launch']} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const onEscape = fn();
    canvasElement.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') onEscape(event.defaultPrevented);
    });
    await userEvent.tab();
    await userEvent.keyboard('summer{Escape}');
    await expect(canvas.getByRole('list', { name: 'Tags, 2 in all' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    // Only the second Escape is left to a surrounding overlay.
    await expect(onEscape.mock.calls).toEqual([[true], [false]]);
  },
});

export const OneStopForAll = meta.story({
  render: () => (
    <>
      <Example start={['launch', 'summer', 'color']} />
      <Button>Next</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const removing = (tag: string) => canvas.getByRole('button', { name: `Remove tag ${tag}` });
    await userEvent.tab();
    await userEvent.tab();
    await expect(removing('launch')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(removing('color')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(removing('color')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // The last is gone: the stop is on the one before it.
    await userEvent.tab();
    await expect(removing('summer')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(removing('launch')).toHaveFocus();
  },
});

export const DuplicateRefused = meta.story({
  render: () => <Example start={['launch', 'summer']} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Tags' });
    await userEvent.tab();
    await userEvent.keyboard('launch{Enter}');
    await expect(field).toHaveValue('launch');
    await expect(field).toHaveAccessibleDescription('launch is there already');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('launch is there already'),
    );
    await userEvent.keyboard('es');
    await expect(field).toHaveAccessibleDescription('');
    // A tag that exists already stays in the field.
    await userEvent.clear(field);
    await userEvent.keyboard('spring,');
    await userEvent.paste('summer, autumn');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('autumn')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(field).toHaveValue('summer');
    await userEvent.keyboard(',winter,');
    await expect(canvas.getByText('winter')).toBeVisible();
    await expect(field).toHaveValue('summer, ');
  },
});

export const Suggestions = meta.story({
  render: () => (
    <Example start={['launch']} suggestions={['Launch', 'press', 'spring', 'winter']} />
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Tags' });
    const offers = canvas.getByRole('toolbar', { name: 'Suggestions for Tags' });
    await expect(within(offers).getAllByRole('button')).toHaveLength(3);
    await userEvent.tab();
    await userEvent.keyboard('sp');
    await userEvent.tab();
    await expect(within(offers).getByRole('button', { name: 'Add tag spring' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await expect(canvas.getByRole('list', { name: 'Tags, 2 in all' })).toBeVisible();
    // The typed text is added when focus leaves them both.
    await userEvent.keyboard('p');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('list', { name: 'Tags, 3 in all' })).toBeVisible();
  },
});

export const EnterWithinAnInputMethodAddsNothing = meta.story({
  render: () => <Example start={[]} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Tags' });
    await userEvent.type(field, 'natsu');
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(field).toHaveValue('natsu');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('natsu');
  },
});

export const SentWithAForm = meta.story({
  render: () => (
    <Form onSubmit={() => undefined} aria-label="Post">
      <Example name="tag" start={['launch', 'summer']} />
    </Form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('tag')).toEqual(['launch', 'summer']);
  },
});
