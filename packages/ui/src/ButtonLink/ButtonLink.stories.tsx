import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Plus } from 'lucide';
import { expect } from 'storybook/test';
import { buttonSizes } from '../Button/Button';
import { ButtonLink, buttonLinkVariants } from './ButtonLink';

const meta = preview.meta({
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  args: { children: 'Create content', href: '#create' },
  parameters: guide({
    purpose: 'The next step of a screen that lies on another page.',
    avoid: 'To do something here, use Button; in running text Link.',
    keys: [{ keys: ['Tab'], does: 'Comes to it', story: 'IsALink' }],
    dos: ['Write it like a button: "Create content".'],
    donts: ['Use it for what changes something.'],
    heard: 'Default',
  }),
  argTypes: {
    variant: { control: 'inline-radio', options: buttonLinkVariants },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: false },
  },
});

export const Default = meta.story({});

export const WithShortcut = meta.story({
  args: { children: 'Edit', shortcut: 'E' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Edit' });
    await expect(link).toHaveTextContent('EditE');
    await expect(link).toHaveAttribute('aria-keyshortcuts', 'E');
  },
});

export const IsALink = meta.story({
  args: { variant: 'primary', icon: Plus },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Create content' })).toHaveFocus();
  },
});
