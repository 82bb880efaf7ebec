import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Section } from './Section';

const meta = preview.meta({
  title: 'Layout/Section',
  component: Section,
  args: { title: 'Upcoming Content', children: <Card>Five posts</Card> },
});

export const WithActions = meta.story({
  args: {
    description: 'The next five that go out.',
    actions: <Button size="small">View Calendar</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Upcoming Content' })).toBeInTheDocument();
  },
});

export const HiddenTitle = meta.story({
  args: { isTitleHidden: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Upcoming Content' }),
    ).toBeInTheDocument();
  },
});
