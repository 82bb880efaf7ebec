import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../Card/Card';
import { Grid } from '../Grid/Grid';
import { LoadingRegion } from '../LoadingRegion/LoadingRegion';
import { Stack } from '../Stack/Stack';
import { Skeleton, skeletonWidths } from './Skeleton';
import * as styles from './Skeleton.css';

const meta = preview.meta({
  title: 'Feedback/Skeleton',
  component: Skeleton,
  argTypes: {
    ...choices({ shape: styles.shapes }),
    width: { control: 'inline-radio', options: skeletonWidths },
  },
  parameters: guide({
    purpose: 'Keeps the place of loading content, so that nothing jumps.',
    avoid: 'For waiting that leaves no hole use Spinner; name the loading once with LoadingRegion.',
    keys: [],
    dos: ['Draw the layout that will be here.'],
    donts: ['Show it for what takes less than a moment.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Gallery = meta.story({
  render: () => (
    <LoadingRegion label="Loading files">
      <Stack gap={24}>
        <Skeleton shape="display" width="medium" />
        <Grid>
          {['a', 'b', 'c'].map((key) => (
            <Card key={key} padding="none">
              <Skeleton shape="picture" />
              <Card padding="small">
                <Stack gap={4}>
                  <Skeleton width="long" />
                  <Skeleton shape="caption" width="medium" />
                </Stack>
              </Card>
            </Card>
          ))}
        </Grid>
        <Stack gap={8}>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="control" width="short" />
        </Stack>
      </Stack>
    </LoadingRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading files' })).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText('Loading files')).toBeInTheDocument());
  },
});
