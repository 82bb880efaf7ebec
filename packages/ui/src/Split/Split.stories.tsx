import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card';
import { Split } from './Split';
import * as styles from './Split.css';

const meta = preview.meta({
  title: 'Layout/Split',
  component: Split,
  argTypes: choices({ variant: styles.variants }),
  args: { children: <Card>Form</Card>, aside: <Card>Preview</Card>, asideLabel: 'Preview' },
  parameters: guide({
    purpose: 'A form and, beside it, its helpers: a preview, the workflow.',
    avoid: 'For two things of equal weight use Grid.',
    keys: [],
    dos: ['Put what must be read first into the main part: on phones the aside comes after it.'],
    donts: ['Hide something in the aside that the task cannot do without.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const form = canvas.getByText('Form').getBoundingClientRect();
    const aside = canvas.getByRole('complementary', { name: 'Preview' }).getBoundingClientRect();
    await expect(aside.top).toBe(form.top);
    await expect(aside.left).toBeGreaterThan(form.right);
    // The aside keeps the room that its content needs, even if the form would take all.
    await expect(aside.width).toBeGreaterThanOrEqual(360);
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const form = canvas.getByText('Form').getBoundingClientRect();
    const aside = canvas.getByRole('complementary', { name: 'Preview' }).getBoundingClientRect();
    await expect(aside.top).toBeGreaterThan(form.bottom);
    await expect(aside.left).toBe(form.left);
  },
});

export const MainAndAside = meta.story({ args: { variant: 'aside' } });

export const QueueAndItem = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: { variant: 'queue', children: 'Item', aside: 'Rows', asideLabel: 'Queue' },
  play: async ({ canvas }) => {
    const item = canvas.getByText('Item').getBoundingClientRect();
    const queue = canvas.getByRole('complementary', { name: 'Queue' }).getBoundingClientRect();
    await expect(queue.width).toBe(300);
    await expect(queue.right).toBe(item.left);
  },
});
