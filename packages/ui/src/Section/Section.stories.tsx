import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import * as headingStyles from '../Heading/Heading.css';
import { Link } from '../Link/Link';
import { RowList } from '../RowList/RowList';
import { Section } from './Section';

const meta = preview.meta({
  title: 'Layout/Section',
  component: Section,
  argTypes: choices({ size: headingStyles.sizes }),
  args: { title: 'Upcoming Content', children: <Card>Five posts</Card> },
  parameters: guide({
    purpose: 'A part of a page under its heading, which names it for everybody.',
    avoid: 'For the page itself use Page and PageHeader.',
    keys: [],
    dos: ['Write the heading as a noun: "Upcoming Content".'],
    donts: ['Skip a level of headings to get a smaller one: size does that.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const WithActions = meta.story({
  args: {
    description: 'The next five items to be published.',
    actions: <Button size="small">View Calendar</Button>,
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Upcoming Content' });
    const title = within(region).getByRole('heading', { level: 2 }).getBoundingClientRect();
    const action = within(region).getByRole('button', { name: 'View Calendar' });
    const { left, right, top } = action.getBoundingClientRect();
    await expect(left).toBeGreaterThan(title.right);
    await expect(right).toBe(region.getBoundingClientRect().right);
    await expect(top).toBeLessThan(title.bottom);
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

/** The list's rows reach from edge to edge. */
export const AsACard = meta.story({
  args: {
    isCard: true,
    title: 'Upcoming Content',
    actions: <Link href="#calendar">View Calendar</Link>,
    children: (
      <RowList
        label="Upcoming Content"
        rows={[
          { id: '1', title: 'Two minutes with Luca', href: '#1', end: 'Nov 25, 2026' },
          { id: '2', title: 'Open late on Fridays', href: '#2', end: 'Nov 27, 2026' },
        ]}
      />
    ),
  },
});
