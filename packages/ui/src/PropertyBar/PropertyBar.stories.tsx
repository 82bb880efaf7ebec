import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, waitFor, within } from 'storybook/test';
import { Page } from '../Page/Page';
import { PageBar } from '../PageBar/PageBar';
import { Select } from '../Select/Select';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { TextField } from '../TextField/TextField';
import { PropertyBar } from './PropertyBar';
import * as styles from './PropertyBar.css';

const select = (label: string, value: string, errorMessage?: string) => (
  <Select
    label={label}
    isLabelHidden
    value={value}
    options={[{ value, label: value }]}
    onChange={() => undefined}
    {...(errorMessage === undefined ? {} : { errorMessage })}
  />
);

const meta = preview.meta({
  title: 'Layout/PropertyBar',
  component: PropertyBar,
  argTypes: choices({ variant: styles.variants }),
  args: {
    label: 'Properties',
    children: (
      <>
        <StatusBadge status="pending" />
        {select('Platform', 'LinkedIn')}
        {select('Campaign', 'Meet the growers')}
      </>
    ),
    end: 'Saved 2:41 PM',
  },
  parameters: guide({
    purpose: 'What an item is filed by, in one row above the fields of its form.',
    avoid: 'For filters of a list use ViewBar with FilterBar.',
    keys: [{ keys: ['Tab'], does: 'Goes to the next property', story: 'EachPropertyIsAStop' }],
    dos: ['Put it inside the form, so that its fields are sent and checked with it.'],
    donts: ['Put a field into it that needs more than one line.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const InPart = meta.story({ args: { variant: 'part' } });

export const EachPropertyIsAStop = meta.story({
  play: async ({ canvas, userEvent }) => {
    const group = within(canvas.getByRole('group', { name: 'Properties' }));
    await userEvent.tab();
    await expect(group.getByRole('combobox', { name: 'Platform' })).toHaveFocus();
    await userEvent.tab();
    await expect(group.getByRole('combobox', { name: 'Campaign' })).toHaveFocus();
  },
});

/** The fade at the edge shows that there is more; a focused field is not under it. */
export const FadingOnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <>
        <StatusBadge status="pending" />
        {select('Platform', 'LinkedIn')}
        {select('Campaign', 'Meet the growers')}
        {select('Language', 'English')}
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Properties' });
    await expect(group.scrollWidth).toBeGreaterThan(group.clientWidth);
    await expect(getComputedStyle(group).maskImage).toContain('linear-gradient');
    for (let tabs = 0; tabs < 3; tabs += 1) await userEvent.tab();
    const last = canvas.getByRole('combobox', { name: 'Language' });
    await expect(last).toHaveFocus();
    const edge = group.getBoundingClientRect().right - 24;
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(edge));
  },
});

/** The other controls stay on their line. */
export const WithError = meta.story({
  args: {
    children: (
      <>
        {select('Platform', 'LinkedIn')}
        {select('Campaign', 'No campaign', 'The campaigns could not be loaded.')}
      </>
    ),
  },
  play: async ({ canvas }) => {
    const top = (name: string) =>
      canvas.getByRole('combobox', { name }).getBoundingClientRect().top;
    await expect(top('Campaign')).toBe(top('Platform'));
    await expect(canvas.getByText('The campaigns could not be loaded.')).toBeVisible();
  },
});

export const StaysInSight = meta.story({
  render: (args) => (
    <div style={{ minBlockSize: '200vh' }}>
      <PropertyBar {...args} />
      <div>
        <TextField label="Title" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Properties' });
    const title = canvas.getByRole('textbox', { name: 'Title' });
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(scrollY).toBeGreaterThan(group.offsetHeight));
    await expect(group.getBoundingClientRect().top).toBe(0);
    title.scrollIntoView({ block: 'start' });
    // A field that comes into view is not under it.
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      group.getBoundingClientRect().bottom,
    );
    scrollTo(0, 0);
  },
});

/** Nor is the label of a field that comes into view, even below a bar of two lines. */
export const LabelsStayInSight = meta.story({
  globals: { viewport: { value: 'compact' } },
  render: (args) => (
    <div style={{ maxInlineSize: 400 }}>
      <Page layout="form" bar={<PageBar title="Edit content" />}>
        <PropertyBar {...args} />
        <div style={{ minBlockSize: '200vh' }}>
          <TextField label="Title" description="Internal name, not published." />
        </div>
      </Page>
    </div>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Properties' });
    await expect(group.offsetHeight).toBeGreaterThan(64);
    scrollTo(0, document.documentElement.scrollHeight);
    canvas.getByRole('textbox', { name: 'Title' }).scrollIntoView({ block: 'start' });
    await expect(canvas.getByText('Title').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      group.getBoundingClientRect().bottom,
    );
    scrollTo(0, 0);
  },
});

/** Where it leaves with the page, it is right above the form. */
export const AboveTheForm = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Page layout="form" bar={<PageBar title="Edit content" hasViewBar />}>
      <PropertyBar {...args} />
      <TextField label="Title" />
    </Page>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Properties' });
    const main = canvas.getByRole('heading', { name: 'Edit content' });
    await expect(group.getBoundingClientRect().top).toBeGreaterThan(
      main.getBoundingClientRect().bottom,
    );
    await expect(canvas.getByText('Title').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      group.getBoundingClientRect().bottom,
    );
  },
});
