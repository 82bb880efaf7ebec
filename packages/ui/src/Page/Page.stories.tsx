import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { Plus } from 'lucide';
import { expect } from 'storybook/test';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Card } from '../Card/Card';
import { DataTable } from '../DataTable/DataTable';
import { Grid } from '../Grid/Grid';
import { PageBar } from '../PageBar/PageBar';
import { SearchField } from '../SearchField/SearchField';
import { Section } from '../Section/Section';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { ViewBar } from '../ViewBar/ViewBar';
import { Page, pageLayouts } from './Page';

const names = ['primary-dark.svg', 'guidelines.pdf', 'summer.jpg'];
const view = (
  <ViewBar
    label="Filter files"
    search={<SearchField label="Search files" placeholder="Search files..." />}
    count="3 files"
  />
);

const meta = preview.meta({
  title: 'Layout/Page',
  component: Page,
  argTypes: { layout: { control: 'inline-radio', options: pageLayouts } },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      purpose: 'One screen: its bars at the top, its content in the width of its layout.',
      avoid: 'Outside the shell: pages without navigation have AuthLayout.',
      keys: [],
      dos: ['Begin with a PageBar; draw a ViewBar wherever its facts are known.'],
      donts: ['Put two pages on one screen.'],
      heard: 'Default',
    }),
  },
  args: {
    layout: 'gallery' as const,
    bar: (
      <PageBar
        title="File Library"
        hasViewBar
        actions={[{ id: 'upload', label: 'Upload Files', isPrimary: true }]}
      />
    ),
    children: (
      <>
        {view}
        <Grid as="ul" min="small" data-first-content="">
          {names.map((name) => (
            <Card key={name} as="li">
              <Text isTruncated>{name}</Text>
            </Card>
          ))}
        </Grid>
      </>
    ),
  },
});

const top = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? -1;

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'File Library' });
    await expect(top(heading)).toBeLessThan(52);
    const search = canvas.getByRole('searchbox', { name: 'Search files' });
    await expect(top(search)).toBeGreaterThanOrEqual(52);
    await expect(top(canvasElement.querySelector('[data-first-content]'))).toBeLessThanOrEqual(112);
  },
});

export const List = meta.story({
  args: {
    layout: 'list',
    children: (
      <>
        {view}
        <DataTable
          caption="Files"
          isFullBleed
          rows={[
            ...names,
            ...Array.from({ length: 40 }, (_, place) => `file-${String(place)}.txt`),
          ]}
          getRowId={(name) => name}
          columns={[
            { id: 'name', header: 'Name', isRowHeader: true, cell: (name: string) => name },
          ]}
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [head, first] = canvas.getAllByRole('row');
    await expect(top(first)).toBeLessThanOrEqual(128);
    await expect(first?.getBoundingClientRect().height).toBe(44);
    window.scrollTo(0, 400);
    const words = head?.querySelector('th');
    await expect(top(words)).toBeCloseTo(96, 0);
    await expect(top(canvas.getByRole('heading', { level: 1 }))).toBeLessThan(52);
    window.scrollTo(0, 0);
  },
});

/** The bars stay in sight with their focus, so the page keeps its scroll position. */
export const FocusInTheBarsScrollsNothing = meta.story({
  args: { layout: 'form', children: <div style={{ blockSize: '300vh' }}>{view}</div> },
  play: async ({ canvas }) => {
    window.scrollTo(0, 500);
    canvas.getByRole('searchbox').focus();
    await expect(window.scrollY).toBe(500);
    canvas.getByRole('button', { name: 'Upload Files' }).focus();
    await expect(window.scrollY).toBe(500);
    window.scrollTo(0, 0);
  },
});

/** On phones the primary action of a form stays at the bottom, and nothing that has focus is under it or the bar. */
export const FormOnAPhone = meta.story({
  args: {
    layout: 'form',
    bar: (
      <PageBar
        title="Create content"
        actions={[{ id: 'save', label: 'Create content', icon: Plus, isPrimary: true }]}
      />
    ),
    children: Array.from({ length: 20 }, (_, place) => (
      <TextField key={place} label={`Field ${String(place + 1)}`} />
    )),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 390 }}>
      <Page {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('button', { name: 'Create content' });
    const foot = save.parentElement?.getBoundingClientRect();
    await expect(foot?.height).toBe(56);
    await expect(foot?.bottom).toBe(window.innerHeight);
    const width = Math.min(390, window.innerWidth);
    await expect(save.getBoundingClientRect().width).toBe(width - 2 * 16);
    const bars = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(bars.bottom).toBeLessThan(56);
    for (const field of canvas.getAllByRole('textbox')) {
      field.focus();
      const { bottom } = field.getBoundingClientRect();
      const edge = save.parentElement?.getBoundingClientRect().top ?? 0;
      await expect(bottom).toBeLessThanOrEqual(edge);
    }
    for (const field of canvas.getAllByRole<HTMLInputElement>('textbox').toReversed()) {
      field.focus();
      await expect(top(field.labels?.[0])).toBeGreaterThanOrEqual(56);
    }
    window.scrollTo(0, 0);
  },
});

export const Story = meta.story({
  args: {
    layout: 'story',
    bar: <PageBar title="Tone of Voice" />,
    children: (
      <Section title="How we speak" size="display">
        <Text isMeasured>Plain, short and warm, as across the counter.</Text>
      </Section>
    ),
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectNoSidewaysScroll();
    await expect(canvas.getByRole('button', { name: 'Upload Files' })).toBeVisible();
  },
});
