import type { userEvent as userEventType } from 'storybook/test';
import { expect, waitFor, within } from 'storybook/test';
import preview from '@brandroom/stories/preview';
import { pageMessages } from '../../../shared/page/page.messages';
import { retryLabel } from '../../../shared/api/operation-error';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { asAdmin } from './create-in-stories';
import { createMessages as messages } from './create.messages';
import { CreateContentScreen } from './CreateContentScreen';

/** Texts are generated into the form. */
const meta = preview.meta({
  title: 'Screens/CreateContentScreen',
  tags: ['!autodocs'],
  component: CreateContentScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

type User = Pick<typeof userEventType, 'clear' | 'click' | 'type'>;

async function generate(userEvent: User, prompt: string): Promise<void> {
  const screen = within(document.body);
  await userEvent.click(await screen.findByRole('button', { name: messages.generate }));
  const field = await screen.findByLabelText(messages.generator.prompt);
  await userEvent.clear(field);
  await userEvent.type(field, prompt);
  await userEvent.click(screen.getByRole('button', { name: messages.generator.generate }));
}

export const Generated = meta.story({
  render: asAdmin,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Mine');
    await generate(userEvent, 'The apple harvest');
    await expect(await canvas.findByText('Draft ready in Post 2')).toBeVisible();
    const [mine, made] = canvas.getAllByLabelText<HTMLInputElement>('Title');
    await expect(mine).toHaveValue('Mine');
    await expect(made?.value).not.toBe('');
    await expect(canvas.getByRole('button', { name: messages.generator.generate })).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: pageMessages.undo }));
    await expect(canvas.getAllByLabelText('Title')).toHaveLength(1);
    await expect(canvas.getByLabelText('Title')).toHaveValue('Mine');
  },
});

export const GeneratedForOneCard = meta.story({
  render: () => <StoryFrame>{() => <CreateContentScreen start={{ type: 'email' }} />}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Mine');
    await generate(userEvent, 'The apple harvest');
    await expect(await canvas.findByText(messages.generator.offered)).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Mine');
    await userEvent.click(canvas.getByRole('button', { name: messages.generator.replace }));
    await expect(await canvas.findByText('Draft ready in the email')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).not.toHaveValue('Mine');
    // After a later edit Undo is not offered.
    await userEvent.type(canvas.getByLabelText('Title'), ' and cider');
    await expect(canvas.queryByRole('button', { name: pageMessages.undo })).toBeNull();
  },
});

/** The key that sends the form elsewhere generates in the prompt, which has focus from the start. */
export const GeneratedByKey = meta.story({
  render: asAdmin,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.generate }));
    const prompt = await canvas.findByLabelText(messages.generator.prompt);
    await waitFor(() => expect(prompt).toHaveFocus());
    await userEvent.keyboard('The apple harvest{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('Draft ready in Post 1')).toBeVisible();
    await expect(prompt).toHaveFocus();
    await expect(canvas.queryByText('Enter a title.')).toBeNull();
  },
});

export const NothingToGenerateFrom = meta.story({
  render: asAdmin,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.generate }));
    const button = await canvas.findByRole('button', { name: messages.generator.generate });
    await userEvent.clear(canvas.getByLabelText(messages.generator.prompt));
    await expect(button).toBeDisabled();
    await expect(canvas.getByText('Say what the text should be about.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See why you can’t: Generate' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/workflows\/text-generation\?state=idle&event=GENERATE$/u),
    );
    await userEvent.type(canvas.getByLabelText(messages.generator.prompt), 'Apples');
    await expect(button).toBeEnabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'LinkedIn' }));
    await expect(button).toBeDisabled();
    await expect(canvas.getByText('Select at least one platform.')).toBeVisible();
    // Enter in this list does not submit the form or validate it.
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Enter a title.')).toBeNull();
  },
});

export const Generating = meta.story({
  render: () => (
    <StoryFrame simulation={{ latency: 3 }}>
      {() => <CreateContentScreen start={{ type: 'blog' }} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await generate(userEvent, 'The apple harvest');
    const busy = { name: messages.generator.generating };
    await expect(await canvas.findByRole('button', busy)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.generator.cancel }));
    const button = canvas.getByRole('button', { name: messages.generator.generate });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('button', { name: messages.generator.cancel }),
    ).toBeVisible();
  },
});

export const NotGenerated = meta.story({
  render: () => (
    <StoryFrame simulation={{ fail: ['generation.text'] }}>
      {() => <CreateContentScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await generate(userEvent, 'The apple harvest');
    const retry = await canvas.findByRole('button', { name: retryLabel });
    const prompt = canvas.getByLabelText(messages.generator.prompt);
    await expect(prompt).toHaveValue('The apple harvest');
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: retryLabel })).toBeVisible();
    const earlier = messages.generator.triesEarlier('The apple harvest');
    await expect(canvas.queryByText(earlier, { exact: false })).toBeNull();
    await userEvent.type(prompt, ' in the rain');
    await expect(await canvas.findByText(earlier, { exact: false })).toBeVisible();
  },
});
