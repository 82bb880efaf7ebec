import { FileText } from 'lucide-react';
import preview from '../../../../.storybook/preview';
import { Inline } from '../Inline/Inline';
import { Badge } from './Badge';

const meta = preview.meta({
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: 'Template' },
});

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
});
