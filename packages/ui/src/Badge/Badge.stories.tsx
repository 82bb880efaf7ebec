import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { FileText } from 'lucide';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { Badge } from './Badge';
import * as styles from './Badge.css';

const meta = preview.meta({
  title: 'Feedback/Badge',
  component: Badge,
  argTypes: choices({ tone: styles.tones }),
  args: { children: 'Template' },
  parameters: guide({
    purpose: 'A short fact about the thing beside it.',
    avoid: 'For the state of content use StatusBadge, for roles RoleBadge.',
    keys: [],
    dos: ['One or two words.'],
    donts: ['Let the tone say what the word does not.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Tones = meta.story({
  render: () => (
    <Inline>
      <Badge icon={FileText}>Template</Badge>
      <Badge tone="info">New</Badge>
      <Badge tone="success">Good</Badge>
      <Badge tone="warning">High priority</Badge>
      <Badge tone="danger">Bad</Badge>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const words = ['Template', 'New', 'Good', 'High priority', 'Bad'];
    const grounds = words.map((word) => getComputedStyle(canvas.getByText(word)).backgroundColor);
    await expect(new Set(grounds).size).toBe(words.length);
    // A badge is named by its word, so its picture is decorative.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
