import preview from '../../../../.storybook/preview';
import { Card } from '../Card/Card';
import { Inline } from '../Inline/Inline';
import { Stack } from './Stack';

const meta = preview.meta({
  title: 'Layout/Stack and Inline',
  component: Stack,
  args: { children: null },
});

export const Gaps = meta.story({
  render: () => (
    <Inline align="start" gap={48}>
      {([4, 8, 16, 32] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <Card padding="small">{gap} px</Card>
          <Card padding="small">between</Card>
        </Stack>
      ))}
    </Inline>
  ),
});
