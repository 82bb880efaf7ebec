import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { ButtonLink } from './ButtonLink';

const meta = preview.meta({
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  args: { children: 'Create content', href: '#create' },
});

export const IsALink = meta.story({
  args: { variant: 'primary', icon: Plus },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Create content' })).toHaveFocus();
  },
});
