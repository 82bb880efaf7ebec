import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Form } from '../Form/Form';
import { Stack } from '../Stack/Stack';
import { MarkdownField } from './MarkdownField';
import type { MarkdownFieldProps } from './MarkdownField';

function Example({ defaultValue = '', ...rest }: Partial<MarkdownFieldProps>) {
  const [value, setValue] = useState(defaultValue);
  return (
    <MarkdownField
      label="Text"
      {...rest}
      value={value}
      onChange={setValue}
      preview={<p>{value}</p>}
    />
  );
}

const meta = preview.meta({
  title: 'Forms/MarkdownField',
  component: MarkdownField,
  args: { label: 'Text', preview: 'The apples are in.', rows: 6 },
  parameters: guide({
    purpose:
      'A long text in Markdown, such as a blog post. The tools format the selected text, and undo the format.',
    avoid: 'For text without marks use TextArea: a post or an email shows them as they are typed.',
    keys: [
      { keys: ['Ctrl+B'], does: 'Bold (⌘ B on a Mac)', story: 'MarkedByKeys' },
      { keys: ['Ctrl+I'], does: 'Italic (⌘ I)', story: 'MarkedByKeys' },
      { keys: ['Ctrl+K'], does: 'Link (⌘ K)', story: 'MarkedByKeys' },
      {
        keys: ['ArrowRight', 'ArrowLeft'],
        does: 'Goes to another tool, or to the other tab',
        story: 'ToolsAreOneStop',
      },
      {
        keys: ['Enter'],
        does: 'Uses the tool, and continues in the text',
        story: 'ToolsAreOneStop',
      },
    ],
    dos: ['Draw the preview with the same code as the page that readers see.'],
    donts: ['Draw the preview while nobody looks at it.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <Example
        rows={4}
        description="Markdown works here."
        defaultValue={'## Harvest\n\nThe **apples** are in.'}
      />
      <Example label="Story" rows={3} isOptional errorMessage="Write the text." />
      <Example label="Locked" rows={2} isReadOnly defaultValue="The apples are in." />
      <Example label="Off" rows={2} isDisabled defaultValue="The apples are in." />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const field = (name: string | RegExp) => canvas.getByRole('textbox', { name });
    await expect(field('Text')).toHaveAccessibleDescription('Markdown works here.');
    await expect(field(/^Story/)).toBeInvalid();
    await expect(field(/^Story/)).toHaveAccessibleDescription('Write the text.');
    await expect(field('Locked')).toHaveAttribute('readonly');
    await expect(field('Off')).toBeDisabled();
    const disabled = canvas
      .getAllByRole<HTMLButtonElement>('button', { name: 'Bold' })
      .map((button) => button.disabled);
    await expect(disabled).toEqual([false, false, true, true]);
  },
});

export const MarkedByKeys = meta.story({
  render: () => <Example defaultValue="The apple harvest" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    await userEvent.click(field);
    field.setSelectionRange(4, 9);
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(field).toHaveValue('The **apple** harvest');
    await expect(await canvas.findByText('Bold added')).toBeInTheDocument();
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(field).toHaveValue('The apple harvest');
    await expect(await canvas.findByText('Bold removed')).toBeInTheDocument();
    await userEvent.keyboard('{Control>}i{/Control}');
    await expect(field).toHaveValue('The *apple* harvest');
    await userEvent.keyboard('{Control>}i{/Control}{Control>}k{/Control}');
    await expect(field).toHaveValue('The [apple](https://) harvest');
    await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('https://');
  },
});

export const ToolsAreOneStop = meta.story({
  render: () => <Example defaultValue="Apples" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Text' });
    const tool = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Write' })).toHaveFocus();
    await userEvent.tab();
    await expect(tool('Bold')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(tool('Heading')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('## Apples');
    await userEvent.tab({ shift: true });
    await expect(tool('Heading')).toHaveFocus();
    await userEvent.tab();
    await expect(field).toHaveFocus();
  },
});

/** Calls the browser's own command, because simulated keys do not reach it. */
const undo = () => document.execCommand('undo');

export const TakenBackByUndo = meta.story({
  render: () => <Example defaultValue="The apple harvest" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    field.setSelectionRange(4, 9);
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Quote' }));
    await expect(field).toHaveValue('> The **apple** harvest');
    // A look at it in between forgets nothing.
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Write' }));
    field.focus();
    undo();
    await waitFor(() => expect(field).toHaveValue('The **apple** harvest'));
    undo();
    await waitFor(() => expect(field).toHaveValue('The apple harvest'));
  },
});

export const Previewed = meta.story({
  render: () => <Example defaultValue="The apples are in." />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'Preview' })).toHaveTextContent(
      'The apples are in.',
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toBeVisible();
  },
});

function Sent() {
  const [attempts, setAttempts] = useState(0);
  return (
    <Form onSubmit={() => setAttempts(attempts + 1)} failedAttempts={attempts} aria-label="Post">
      <Example {...(attempts > 0 ? { errorMessage: 'Write the text.' } : {})} />
      <Button type="submit">Send</Button>
    </Form>
  );
}

export const ErrorInTheOtherTab = meta.story({
  render: () => <Sent />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveFocus();
  },
});
