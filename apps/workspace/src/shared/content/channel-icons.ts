import type { Channel } from '@brandroom/domain/content/channel';
import type { IconType } from '@brandroom/ui/Icon';
import { Mail, Newspaper } from 'lucide';

const LinkedIn: IconType = [
  ['path', { d: 'M8 21V9m0 6a5 5 0 0 1 10 0v6M3 9v12' }],
  ['circle', { cx: 3.5, cy: 4, r: 1 }],
];
const Instagram: IconType = [
  ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 5 }],
  ['circle', { cx: 12, cy: 12, r: 4 }],
  ['path', { d: 'M17 7h.01' }],
];
const Facebook: IconType = [['path', { d: 'M17 3h-2a4.5 4.5 0 0 0-4.5 4.5V21M7 12h8.5' }]];
const Bluesky: IconType = [
  [
    'path',
    {
      d: 'M12 11C10.7 8.4 8 5.3 5.5 4.3 3.8 3.6 3 4.6 3 6.2c0 1.2.6 4.4 1 5.3.8 1.9 2.6 2.3 4.5 2-3.2.5-4.5 2.2-2.5 4.3 2.9 3 5.2-.8 6-3 .8 2.2 3.1 6 6 3 2-2.1.7-3.8-2.5-4.3 1.9.3 3.7-.1 4.5-2 .4-.9 1-4.1 1-5.3 0-1.6-.8-2.6-2.5-1.9C16 5.3 13.3 8.4 12 11Z',
    },
  ],
];
const X: IconType = [['path', { d: 'M4 4h4.5L20 20h-4.5Zm0 16 6.3-6.9M20 4l-6.2 6.8' }]];

/** The icon of a channel, always shown with its label (`channelLabels`). */
export const channelIcons: Record<Channel, IconType> = {
  linkedin: LinkedIn,
  instagram: Instagram,
  facebook: Facebook,
  bluesky: Bluesky,
  x: X,
  email: Mail,
  blog: Newspaper,
};
