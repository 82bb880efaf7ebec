import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { ArrowLeft, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { Page } from '../Page/Page';
import { SearchField } from '../SearchField/SearchField';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { PageHeader } from './PageHeader';

const meta = preview.meta({
  title: 'Layout/PageHeader',
  component: PageHeader,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      purpose: 'Says what a page is and is for, and offers its main action.',
      avoid: 'Inside a page: parts have Section.',
      keys: [],
      dos: ['One primary action.', 'Say in one line what the page is for.'],
      donts: ['Repeat the name of the product.'],
      heard: 'Default',
    }),
  },
  args: { title: 'File Library', description: 'Every file of the brand, ready to hand on.' },
  render: (args) => (
    <Page>
      <PageHeader {...args} />
    </Page>
  ),
});

export const Default = meta.story({});

export const Gallery = meta.story({
  args: {
    actions: (
      <Button variant="primary" icon={Plus}>
        Upload Files
      </Button>
    ),
    filters: <SearchField label="Search files" placeholder="Search files..." />,
    count: '12 files found',
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'File Library' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const OfOneItem = meta.story({
  args: {
    title: 'Summer launch, teaser',
    back: (
      <Link href="#calendar" variant="standalone" icon={ArrowLeft}>
        Content calendar
      </Link>
    ),
    meta: <StatusBadge status="pending" />,
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'A very long page title that wraps',
    actions: <Button variant="primary">Upload Files</Button>,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const OneLongWord = meta.story({
  args: { title: 'W'.repeat(190), actions: <Button>Delete</Button> },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const OneLongWordOnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'W'.repeat(190),
    back: (
      <Link href="#calendar" variant="standalone">
        Content calendar
      </Link>
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
