import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Skeleton } from '../Skeleton/Skeleton';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { LoadingRegion } from './LoadingRegion';

const skeletons = (
  <Stack gap={8}>
    <Skeleton shape="display" width="medium" />
    <Skeleton shape="row" />
    <Skeleton shape="row" />
  </Stack>
);

function said(text: string): number {
  const regions = document.querySelectorAll('[data-live-announcer] [aria-live]');
  const lines = [...regions].flatMap((region) => [...region.children]);
  return lines.filter(({ textContent }) => textContent === text).length;
}

const meta = preview.meta({
  title: 'Feedback/LoadingRegion',
  component: LoadingRegion,
  args: { label: 'Loading content', children: skeletons },
  parameters: guide({
    purpose: 'The skeleton of a screen under one name, spoken when it takes its time.',
    avoid: 'For a part whose layout is not known use Spinner.',
    keys: [],
    dos: ['Name the loading content: "Loading content".'],
    donts: ['Name every skeleton in it.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const region = canvas.getByRole('progressbar', { name: 'Loading content' });
    // No value, because the rest of the work is unknown.
    await expect(region).not.toHaveAttribute('aria-valuenow');
    await waitFor(() => expect(said('Loading content')).toBe(1));
  },
});

function Quick() {
  const [state, setState] = useState<'asked' | 'loading' | 'there'>('asked');
  if (state === 'loading') return <LoadingRegion label="Loading a page">{skeletons}</LoadingRegion>;
  if (state === 'there') return <Text>Summer launch, teaser</Text>;
  return (
    <Button
      onPress={() => {
        setState('loading');
        setTimeout(() => setState('there'), 50);
      }}
    >
      Load
    </Button>
  );
}

export const QuickAnswersStaySilent = meta.story({
  render: () => <Quick />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Summer launch, teaser')).toBeVisible();
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    await expect(said('Loading a page')).toBe(0);
  },
});
