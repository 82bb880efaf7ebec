import { expect } from 'storybook/test';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { LoadingRegion } from '../LoadingRegion/LoadingRegion';
import { Page, pageLayouts } from '../Page/Page';
import { PageBar } from '../PageBar/PageBar';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { ChartSkeleton } from './ChartSkeleton';
import { FiguresSkeleton } from './FiguresSkeleton';
import { PageSkeleton } from './PageSkeleton';
import type { PageSkeletonProps } from './PageSkeleton';
import { StripSkeleton } from './StripSkeleton';
import { TableSkeleton } from './TableSkeleton';

const pageOf = (layout: PageSkeletonProps['layout']) => (layout === 'cards' ? 'figures' : layout);

const meta = preview.meta({
  title: 'Layout/PageSkeleton',
  component: PageSkeleton,
  args: { layout: 'list' as const },
  argTypes: {
    layout: {
      control: 'inline-radio',
      options: [...pageLayouts.filter((each) => each !== 'figures'), 'cards'],
    },
  },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      purpose: 'Keeps the place of a page’s content while it loads, in its final layout.',
      avoid: 'For a part of a page use Skeleton.',
      keys: [],
      dos: ['Give it the layout of its Page.'],
      donts: ['Show it without a LoadingRegion, which names the loading content.'],
      heard: 'Named',
    }),
  },
  render: (args) => (
    <Page layout={pageOf(args.layout)} bar={<PageBar title="Content calendar" hasViewBar />}>
      <PageSkeleton {...args} />
    </Page>
  ),
});

export const Default = meta.story({});

export const Named = meta.story({
  render: (args) => (
    <Page layout={pageOf(args.layout)} bar={<PageBar title="Content calendar" />}>
      <LoadingRegion label="Loading content">
        <PageSkeleton {...args} />
      </LoadingRegion>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading content' })).toBeInTheDocument();
  },
});

export const Board = meta.story({
  args: { layout: 'board' },
  play: async () => {
    // The grid fills the window and no more.
    const { scrollHeight, clientHeight } = document.documentElement;
    await expect(scrollHeight).toBeLessThanOrEqual(clientHeight + 1);
  },
});
export const Gallery = meta.story({ args: { layout: 'gallery' } });
export const Form = meta.story({ args: { layout: 'form' } });
export const Figures = meta.story({
  render: () => (
    <Page layout="figures" bar={<PageBar title="Dashboard" />}>
      <FiguresSkeleton />
    </Page>
  ),
});
/** The parts that a page of figures composes in its own order. */
export const Parts = meta.story({
  render: () => (
    <Page layout="figures" bar={<PageBar title="Performance" />}>
      <Stack gap={16}>
        <StripSkeleton count={8} hasNotes />
        <Card>
          <ChartSkeleton />
        </Card>
        <TableSkeleton count={3} hasHeading hasHelp />
        <TableSkeleton count={3} isTall isFullBleed />
      </Stack>
    </Page>
  ),
});

export const Story = meta.story({ args: { layout: 'story' } });
export const Cards = meta.story({ args: { layout: 'cards' } });
