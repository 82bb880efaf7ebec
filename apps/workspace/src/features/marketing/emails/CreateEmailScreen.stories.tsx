import preview from '@brandroom/stories/preview';
import { expect, waitFor } from 'storybook/test';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { CreateEmailScreen } from './CreateEmailScreen';

const meta = preview.meta({
  title: 'Screens/CreateEmailScreen',
  tags: ['!autodocs', 'never-empty', 'never-loading'],
  component: CreateEmailScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const patience = { timeout: 10_000 };
const create = () => <CreateEmailScreen />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{create}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Subject' }, patience),
      'Fresh from the roaster',
    );
    await waitFor(
      () =>
        expect(
          canvas.getByTitle<HTMLIFrameElement>('Message').contentDocument?.body,
        ).toHaveTextContent('Fresh from the roaster'),
      patience,
    );
    await expect(canvas.getByRole('textbox', { name: /^Footer/ })).toHaveTextContent(
      '{{unsubscribe}}',
    );
  },
});

export const Missing = meta.story({
  render: () => <StoryFrame as="editor">{create}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /^Button text/ }, patience),
      'Order',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Create email' }));
    for (const problem of [
      'Enter a name for the email.',
      'Enter a subject line.',
      'Write the message.',
      'Enter the address that the button opens.',
    ]) {
      await expect(await canvas.findByText(problem)).toBeVisible();
    }
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
});

export const NotSaved = meta.story({
  tags: ['error'],
  render: () => <StoryFrame simulation={{ fail: ['emails.create'] }}>{create}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }, patience), 'June');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'News');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Hello.');
    await userEvent.click(canvas.getByRole('button', { name: 'Create email' }));
    await expect(await canvas.findByText(/^That did not work/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('June');
  },
});

export const Denied = meta.story({
  render: () => <StoryFrame as="viewer">{create}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Permission Denied' }),
    ).toBeVisible();
  },
});
