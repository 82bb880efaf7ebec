import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { DeniedState } from './DeniedState';

const meta = preview.meta({
  title: 'Feedback/DeniedState',
  component: DeniedState,
  args: {
    description:
      'Your permissions on this brand don’t let you view team members. Ask a brand manager to change them.',
    action: <ButtonLink href="#dashboard">Go to dashboard</ButtonLink>,
  },
  parameters: guide({
    purpose: 'A page without permission: the missing permission and the people who can grant it.',
    avoid: 'For one action that is not allowed: say why beside it.',
    keys: [],
    dos: ['Name the right and who grants it.'],
    donts: ['Show a blank page to people without permission.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Permission Denied' });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(canvas.getByText(/Ask a brand manager to change them/)).toBeVisible();
  },
});

export const WithAWayOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Go to dashboard' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#dashboard');
  },
});

export const PartOfAPage = meta.story({
  args: {
    title: 'No right to download',
    headingLevel: 2,
    description: 'You can view the files of this brand but not download them.',
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'No right to download' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
  },
});
