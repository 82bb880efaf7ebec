import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, waitFor } from 'storybook/test';
import type { FrameNode } from './draw-node';
import { MailFrame, mailFrameWidths } from './MailFrame';

const node = (
  tag: string,
  style: FrameNode['style'],
  ...children: FrameNode['children']
): FrameNode => ({ tag, attributes: {}, style, children });

const body = node(
  'body',
  { margin: '0', padding: '24px', 'background-color': '#ffffff', 'font-family': 'Arial' },
  node('h1', { 'font-size': '24px' }, 'The apples are in'),
  node('p', { 'font-size': '16px' }, 'Come and taste what the season has left.'),
  { ...node('a', { color: '#1d4e89' }, 'Read on'), attributes: { href: 'https://meadow.example' } },
);

const meta = preview.meta({
  title: 'Media/MailFrame',
  component: MailFrame,
  args: { label: 'Message', body },
  argTypes: { width: { options: mailFrameWidths, control: 'radio' } },
  parameters: guide({
    purpose: 'The HTML of an email as a mail program shows it, apart from the styles of the page.',
    avoid: 'For a text without styles use MailPreview alone.',
    keys: [],
    dos: ['Put it into a MailPreview, below the row of the inbox.'],
    donts: ['Give it pictures from other hosts: only those of the app are loaded.'],
    heard: 'Default',
  }),
});

const page = (canvas: { getByTitle(title: string): HTMLElement }) =>
  (canvas.getByTitle('Message') as HTMLIFrameElement).contentDocument;

export const Default = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(page(canvas)?.querySelector('h1')).toHaveTextContent('The apples'));
    const link = page(canvas)?.querySelector('a');
    link?.click();
    await expect(page(canvas)?.querySelector('a')).toBe(link);
    await waitFor(() =>
      expect(canvas.getByTitle('Message').getBoundingClientRect().height).toBeGreaterThan(100),
    );
  },
});

/** As wide as on a desktop for the message, and no wider than its room. */
export const DesktopInAPane = meta.story({
  args: { width: 'desktop' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '300px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Message');
    await waitFor(() => expect(frame.clientWidth).toBe(600));
    await expect(frame.getBoundingClientRect().width).toBeCloseTo(300);
    await waitFor(() => expect(page(canvas)?.querySelector('a')).not.toBeNull());
    page(canvas)?.querySelector('a')?.focus();
    const box = frame.parentElement;
    if (!box) throw new Error('The frame has no box.');
    await waitFor(() => expect(getComputedStyle(box).outlineStyle).toBe('solid'));
  },
});

export const Desktop = meta.story({
  args: { width: 'desktop' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Message').getBoundingClientRect().width).toBeGreaterThan(600);
  },
});
