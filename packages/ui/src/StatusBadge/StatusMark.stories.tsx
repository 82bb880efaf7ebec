import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { badgeStatuses, StatusMark } from './StatusMark';

const meta = preview.meta({
  title: 'Feedback/StatusMark',
  component: StatusMark,
  argTypes: { status: { control: 'inline-radio', options: badgeStatuses } },
  args: { status: 'pending' as const },
  parameters: guide({
    purpose: 'The shape of a status, told apart without color.',
    avoid: 'Alone: StatusBadge has the word.',
    keys: [],
    dos: ['Put the word beside it.'],
    donts: ['Give it a meaning that is no status.'],
    heard: 'ShapesDifferWithoutColor',
  }),
});

/** The drawing, without the class that colors it. */
function drawing(item: HTMLElement): string {
  const strokes = [...(item.querySelector('svg')?.children ?? [])];
  return strokes.map((stroke) => new XMLSerializer().serializeToString(stroke)).join('');
}

export const Default = meta.story({});

export const ShapesDifferWithoutColor = meta.story({
  render: () => (
    <Inline as="ul" gap={24}>
      {badgeStatuses.map((status) => (
        <li key={status}>
          <Inline>
            <StatusMark status={status} />
            <Text as="span">{status}</Text>
          </Inline>
        </li>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const shapes = canvas.getAllByRole('listitem').map((item) => drawing(item));
    await expect(new Set(shapes).size).toBe(badgeStatuses.length);
    // Screen readers read the word beside it.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
