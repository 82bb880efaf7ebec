import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { EmptyState } from '../EmptyState/EmptyState';
import { Grid } from '../Grid/Grid';
import { PageHeader } from '../PageHeader/PageHeader';
import { Section } from '../Section/Section';
import { Text } from '../Text/Text';
import { Page } from './Page';

const meta = preview.meta({
  title: 'Layout/Page',
  component: Page,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      purpose: 'The content of one screen: measured width, sections with even space.',
      avoid: 'Outside the shell: pages without navigation have AuthLayout.',
      keys: [],
      dos: ['Begin with a PageHeader.'],
      donts: ['Put two pages on one screen.'],
      heard: 'Default',
    }),
  },
  args: {
    children: (
      <>
        <PageHeader
          title="File Library"
          description="Everything that belongs to the brand."
          actions={<Button variant="primary">Upload Files</Button>}
        />
        <Section title="Recent">
          <Grid as="ul">
            {['primary-dark.svg', 'guidelines.pdf', 'summer.jpg'].map((name) => (
              <Card key={name} as="li">
                <Text isTruncated>{name}</Text>
              </Card>
            ))}
          </Grid>
        </Section>
        <Section title="Shared with you">
          <EmptyState title="Nothing is shared" />
        </Section>
      </>
    ),
  },
});

export const Default = meta.story({});

export const Sections = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'File Library' })).toBeVisible();
    const recent = canvas.getByRole('region', { name: 'Recent' });
    const shared = canvas.getByRole('region', { name: 'Shared with you' });
    const gap = shared.getBoundingClientRect().top - recent.getBoundingClientRect().bottom;
    await expect(gap).toBeGreaterThanOrEqual(24);
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Upload Files' })).toHaveFocus();
  },
});
