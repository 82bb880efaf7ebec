import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { ErrorState } from './ErrorState';

const meta = preview.meta({
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'The files could not be loaded',
    description: 'Nothing was lost. The store did not answer.',
    onRetry: fn(),
  },
  parameters: guide({
    purpose: 'Names the part that could not be shown, the work that was kept and the next step.',
    avoid: 'For a field: its own error; for an action that failed: InlineAlert where it happened.',
    keys: [],
    dos: ['Offer to try again.', 'Say which work is safe.'],
    donts: ['Show a number or a code as the message.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const PartOfAPage = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The files could not be loaded').closest('[role="alert"]')).toBe(
      canvas.getByRole('button').closest('[role="alert"]'),
    );
    await expect(canvas.getByRole('heading', { level: 2, name: args.title })).not.toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const WholePage = meta.story({
  args: {
    title: 'Unexpected Application Error!',
    headingLevel: 1,
    isFocusedOnMount: true,
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveFocus();
    // Focus reads it already; an alert would read it a second time.
    await expect(heading.closest('[role="alert"]')).toBeNull();
  },
});

export const Retrying = meta.story({
  args: { isRetrying: true },
  play: async ({ args, canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveFocus();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

export const OtherWayOn = meta.story({
  args: {
    retryLabel: 'Load again',
    action: <ButtonLink href="#files">Back to all files</ButtonLink>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Load again' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to all files' })).toHaveFocus();
  },
});

export const AnotherWayOn = meta.story({
  render: () => (
    <ErrorState
      title="This file cannot be shown"
      description="Its format is unknown. It can still be downloaded."
      action={<ButtonLink href="#download">Download</ButtonLink>}
    />
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'This file cannot be shown' });
    await expect(heading.closest('[role="alert"]')).toHaveTextContent('Its format is unknown.');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Download' })).toBeVisible();
  },
});
