import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { InlineAlert } from './InlineAlert';
import * as styles from './InlineAlert.css';

const meta = preview.meta({
  title: 'Feedback/InlineAlert',
  component: InlineAlert,
  argTypes: choices({ tone: styles.tones }),
  args: { title: 'Someone changed this post while you were editing' },
  parameters: guide({
    purpose: 'A message where the thing happened, which stays until it no longer holds.',
    avoid: 'For the echo of something done use Toast; for a page that does not load ErrorState.',
    keys: [],
    dos: ['Name the kept work and the next step.', 'Set isLive when it appears after the page.'],
    donts: ['Use danger for plain information.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Tones = meta.story({
  render: () => (
    <Stack>
      <InlineAlert title="Saving returns this post to pending">
        <Text>An approval is for what was approved.</Text>
      </InlineAlert>
      <InlineAlert tone="success" title="Approved and scheduled for Jun 3, 2025" />
      <InlineAlert
        tone="warning"
        title="Someone changed this post while you were editing"
        actions={
          <>
            <Button size="small">Load theirs</Button>
            <Button size="small">Keep mine</Button>
          </>
        }
      >
        <Text>Your text is still in the form.</Text>
      </InlineAlert>
      <InlineAlert tone="danger" title="The post could not be saved">
        <Text>Your text was kept. Try again.</Text>
      </InlineAlert>
    </Stack>
  ),
});

export const SpokenAtTheNextPause = meta.story({
  args: { isLive: true, children: 'Your text is kept.', actions: <Button>Load theirs</Button> },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        /^Note: Someone changed this post while you were editing Your text is kept\.$/u,
      ),
    );
  },
});

export const SpokenAtOnce = meta.story({
  args: { tone: 'danger', title: 'The post could not be saved', isLive: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The post could not be saved').closest('[role="alert"]'),
    ).toHaveTextContent('Error: The post could not be saved');
  },
});
