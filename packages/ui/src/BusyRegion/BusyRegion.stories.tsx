import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { BusyRegion } from './BusyRegion';

const results = (
  <Stack>
    <Text size="ui">120 items found</Text>
    <Text>Summer launch, teaser</Text>
  </Stack>
);

const meta = preview.meta({
  title: 'Feedback/BusyRegion',
  component: BusyRegion,
  args: { isBusy: false, label: 'Updating…', children: results },
  parameters: {
    ...guide({
      purpose:
        'Results of a question that is asked anew: the old ones stay, dimmed, until the answer is there.',
      avoid: 'Where nothing is there yet use LoadingRegion.',
      keys: [],
      dos: ['Give it an id where a SkipLink leads to the results.'],
      donts: ['Remove the old results: the content below would jump.'],
      heard: 'Default',
    }),
    // Outdated content is dimmed for a moment.
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
});

function said(text: string): number {
  const regions = document.querySelectorAll('[data-live-announcer] [aria-live]');
  const lines = [...regions].flatMap((region) => [...region.children]);
  return lines.filter(({ textContent }) => textContent === text).length;
}

export const Default = meta.story({});

export const Slow = meta.story({
  args: { isBusy: true },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Summer launch, teaser');
    const before = words.getBoundingClientRect().top;
    await expect(await canvas.findByRole('progressbar', { name: 'Updating…' })).toBeVisible();
    await expect(words).toBeVisible();
    await expect(words.getBoundingClientRect().top).toBe(before);
    await waitFor(() => expect(said('Updating…')).toBe(1));
  },
});

function Quick() {
  const [isBusy, setBusy] = useState(false);
  const filter = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 50);
  };
  return (
    <Stack>
      <Button onPress={filter}>Filter</Button>
      <BusyRegion isBusy={isBusy} label="Filtering…">
        {results}
      </BusyRegion>
    </Stack>
  );
}

export const QuickAnswersShowNothing = meta.story({
  render: () => <Quick />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(said('Filtering…')).toBe(0);
  },
});
