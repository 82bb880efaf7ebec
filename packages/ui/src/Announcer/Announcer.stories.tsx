import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { announce } from './announce';
import { Announcer } from './Announcer';

const meta = preview.meta({
  title: 'Feedback/Announcer',
  component: Announcer,
  args: {},
  parameters: guide({
    purpose:
      'The two live regions through which the product speaks: announce(text) says it politely, or at once for failures.',
    avoid: 'For what must stay to be read use InlineAlert.',
    keys: [],
    dos: ['Say what happened and to what: "Ocean moved from Primary to Accent".'],
    donts: ['Announce what focus says by itself.'],
    heard: 'Speaks',
    announces: 'only',
    noElement: 'Mounted once, by the app or the preview, and shows nothing.',
  }),
});

/** The regions are mounted by the preview, as the app mounts them at start-up. */
export const Speaks = meta.story({
  render: () => (
    <Inline>
      <Button onPress={() => announce('Ocean moved from Primary to Accent')}>Move Ocean</Button>
      <Button onPress={() => announce('Upload of b.pdf failed', { assertive: true })}>
        Upload b.pdf
      </Button>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Ocean' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move Ocean' }));
    await expect(canvas.getAllByText('Ocean moved from Primary to Accent')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Upload b.pdf' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Upload of b.pdf failed');
  },
});
