import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { TextArea } from './TextArea';

const meta = preview.meta({
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Body' },
  parameters: guide({
    purpose: 'Several lines of text; it grows with them and counts them where there is a limit.',
    avoid: 'For one line use TextField.',
    keys: [],
    dos: ['Show a limit from the beginning.'],
    donts: ['Cut off long text: report the limit and keep the text.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <TextArea label="Body" rows={6} limit={280} defaultValue="Ten years of color." />
      <TextArea
        label="Note to the author"
        description="Goes with your decision."
        isOptional
        rows={2}
      />
      <TextArea label="Excerpt" rows={2} errorMessage="Enter an excerpt" />
    </Stack>
  ),
});

export const PastTheLimit = meta.story({
  args: { limit: 10, defaultValue: 'Ten years' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Body' });
    await expect(field).toHaveAccessibleDescription('9 of 10 characters');
    await userEvent.type(field, ' on');
    await expect(field).toHaveValue('Ten years on');
    await expect(field).toHaveAccessibleDescription('2 characters too many');
    await expect(await canvas.findByRole('status')).toBeInTheDocument();
  },
});

/** The field begins where it would without the action. */
export const WithAction = meta.story({
  render: () => (
    <Stack gap={16}>
      <TextArea label="Body" labelAction={<Button size="small">Generate</Button>} />
      <TextArea label="Summary" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const room = (name: string) => {
      const label = canvas.getByText(name).getBoundingClientRect();
      return canvas.getByRole('textbox', { name }).getBoundingClientRect().top - label.top;
    };
    await expect(room('Body')).toBe(room('Summary'));
    const button = canvas.getByRole('button', { name: 'Generate' }).getBoundingClientRect();
    const field = canvas.getByRole('textbox', { name: 'Body' }).getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(field.top);
    await expect(button.right).toBe(field.right);
  },
});
