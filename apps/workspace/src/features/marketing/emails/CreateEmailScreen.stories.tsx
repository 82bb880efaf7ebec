import preview from '@brandroom/stories/preview';
import { expect, waitFor } from 'storybook/test';

import type { StoryWorld } from '../../../shared/testing/StoryFrame';
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

/** Takes back pairs of the brand color, as a person does in the palette lab. */
const without =
  (...partners: readonly string[]) =>
  async ({ brandId, services }: StoryWorld) => {
    if (brandId === null) return;
    const colors = await services.client.colors.list({ brandId });
    const idOf = (name: string) => colors.find((color) => color.name === name)?.id;
    const one = idOf('Roastery Green');
    const pairs = partners.flatMap((name) => {
      const other = idOf(name);
      return one && other ? [{ one, other }] : [];
    });
    await services.client.colors.setPairs({ brandId, pairs, isAllowed: false });
  };
const buttonIn = (frame: HTMLElement) =>
  (frame as HTMLIFrameElement).contentDocument?.querySelector(
    'a[href="https://example.com/order"]',
  );

export const ButtonInAnAllowedPair = meta.story({
  render: () => (
    <StoryFrame as="admin" before={without('Milk Foam')}>
      {create}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const label = await canvas.findByRole('textbox', { name: /^Button text/ }, patience);
    await userEvent.type(label, 'Order');
    await userEvent.type(
      canvas.getByRole('textbox', { name: /^Button link/ }),
      'https://example.com/order',
    );
    // Morning Sun, the only partner that is left.
    await waitFor(
      () => expect(buttonIn(canvas.getByTitle('Message'))).toHaveStyle({ color: '#F2B84B' }),
      patience,
    );
    await expect(canvas.queryByText(/^The brand allows no text color/)).toBeNull();
  },
});

export const ButtonWithoutAnAllowedPair = meta.story({
  render: () => (
    <StoryFrame as="admin" before={without('Milk Foam', 'Morning Sun')}>
      {create}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const label = await canvas.findByRole('textbox', { name: /^Button text/ }, patience);
    await userEvent.type(label, 'Order');
    const advice = await canvas.findByText(
      /^The brand allows no text color on Roastery Green/,
      {},
      patience,
    );
    await expect(advice).toBeVisible();
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
