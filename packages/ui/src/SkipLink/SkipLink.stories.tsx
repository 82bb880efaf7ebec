import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
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
});

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
