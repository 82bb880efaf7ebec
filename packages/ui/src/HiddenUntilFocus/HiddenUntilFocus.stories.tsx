import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { HiddenUntilFocus } from './HiddenUntilFocus';

const meta = preview.meta({
  title: 'Actions/HiddenUntilFocus',
  component: HiddenUntilFocus,
  args: { children: <Button size="small">Undo</Button> },
  parameters: guide({
    purpose: 'Keeps a control in reach of the keyboard while people who see find it elsewhere.',
    avoid: 'For text use VisuallyHidden; for the way past the navigation SkipLink.',
    keys: [{ keys: ['Tab'], does: 'Shows the control', story: 'ShownWithFocus' }],
    dos: ['Show it when the other place is gone, with `isHidden={false}`.'],
    donts: ['Hide the only way to something in it.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Shown = meta.story({ args: { isHidden: false } });

export const ShownWithFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    const hiding = undo.parentElement;
    await expect(hiding?.offsetWidth).toBe(1);
    await userEvent.tab();
    await expect(undo).toHaveFocus();
    await expect(hiding?.offsetWidth).toBeGreaterThan(20);
  },
});
