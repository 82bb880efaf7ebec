import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading';
import { SkipLink } from './SkipLink';

const meta = preview.meta({
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { targetId: 'content', children: 'Skip to main content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        <Heading level={1}>Content</Heading>
      </main>
    </>
  ),
  parameters: guide({
    purpose: 'The first Tab stop of a page: skips the navigation.',
    avoid: 'On pages without navigation.',
    keys: [
      { keys: ['Tab'], does: 'Shows it', story: 'ShownOnFocus' },
      { keys: ['Enter'], does: 'Moves focus to the target', story: 'MovesFocus' },
    ],
    dos: ['Let its target take focus.'],
    donts: ['Hide it from the eye when it has focus.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const ShownOnFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(0);
  },
});

export const MovesFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});
