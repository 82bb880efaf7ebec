import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Page } from '../Page/Page';
import { PageBar } from '../PageBar/PageBar';
import { SearchField } from '../SearchField/SearchField';
import { clearToasts, loadToasts } from '../Toast/toast';
import { ToastRegion } from '../Toast/ToastRegion';
import { TurnBar } from '../TurnBar/TurnBar';
import { ViewBar } from '../ViewBar/ViewBar';
import type { Filter } from './filter';
import { FilterBar } from './FilterBar';
import { overlayCode } from './overlay-code';

const options = (...labels: readonly string[]) =>
  labels.map((label) => ({ value: label.toLowerCase(), label }));
const onChange = fn();

interface BarProps {
  set?: Readonly<Record<string, string>>;
  width?: string;
  /** In the bar of a calendar the search is at the end. */
  hasPeriod?: boolean;
  hasQuick?: boolean;
}

const quick = (set: string | undefined, to: (value: string | null) => void) => ({
  label: 'Quick ranges',
  items: [{ id: 'Next 30 Days', label: 'Next 30 Days', isPressed: set === 'Next 30 Days' }],
  onPress: (id: string) => to(set === id ? null : id),
});

/** The filters of a list, in its bar. */
function Bar({ set = {}, hasPeriod = false, hasQuick = false }: BarProps) {
  const [values, setValues] = useState(set);
  const change = (id: string) => (value: string | null) => {
    onChange(id, value);
    setValues(({ [id]: _, ...rest }) => (value === null ? rest : { ...rest, [id]: value }));
  };
  const choice = (id: string, label: string, labels: readonly string[], isPinned = false) => ({
    id,
    label,
    isPinned,
    options: options(...labels),
    anyLabel: 'Any',
    value: values[id] ?? null,
    onChange: change(id),
  });
  const filters: readonly Filter[] = [
    choice('status', 'Status', ['Draft', 'Pending', 'Approved', 'Published'], true),
    choice('channel', 'Channel', ['LinkedIn', 'Instagram', 'Email'], true),
    {
      id: 'dates',
      label: 'Dates',
      isPinned: true,
      isLast: true,
      setTo: values['dates'] ?? null,
      onClear: () => change('dates')(null),
      panel: <Button onPress={() => change('dates')('Next 30 Days')}>Next 30 Days</Button>,
      ...(hasQuick ? { quick: quick(values['dates'], change('dates')) } : {}),
    },
    choice('type', 'Type', ['Social Media', 'Email Campaign', 'Blog Post']),
  ];
  const isSet = Object.keys(values).length > 0;
  return (
    <ViewBar
      label="Filter content"
      start={
        hasPeriod && (
          <>
            <TurnBar
              label="Turn the month"
              previousLabel="Previous month"
              nextLabel="Next month"
              presentLabel="Today"
              onTurn={() => undefined}
            />
            <Heading level={2}>June 2026</Heading>
          </>
        )
      }
      search={<SearchField label="Search content" placeholder="Search content" />}
      isSearching={false}
      filters={
        <FilterBar
          label="Filters"
          filters={filters}
          onReset={isSet ? () => setValues({}) : undefined}
        />
      }
      count="120 items"
    />
  );
}

function InPage(props: BarProps) {
  return (
    <div style={{ inlineSize: props.width ?? '62rem', maxInlineSize: '100%' }}>
      <Page layout="list" bar={<PageBar title="Content" hasViewBar />}>
        <Bar {...props} />
      </Page>
    </div>
  );
}

async function frames(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
}

const meta = preview.meta({
  title: 'Forms/FilterBar',
  component: FilterBar,
  args: {
    label: 'Filters',
    filters: [
      {
        id: 'status',
        label: 'Status',
        isPinned: true,
        options: options('Draft', 'Pending'),
        anyLabel: 'All statuses',
        value: null,
        onChange,
      },
    ],
  },
  parameters: guide({
    purpose: 'Filters of a list as chips in its ViewBar.',
    avoid: 'For the form that a list has (list, month) use PageViews.',
    keys: [
      {
        keys: ['Tab'],
        does: 'Goes to the bar; from any of its buttons on to what follows it',
        story: 'OneTabStop',
      },
      {
        keys: ['ArrowRight', 'ArrowLeft'],
        does: 'Go to the next and previous button',
        story: 'OneTabStop',
      },
      { keys: ['Enter', 'ArrowDown'], does: 'Opens the list of a chip', story: 'ChosenByKeyboard' },
      { keys: ['Letters'], does: 'Choose, also while it is closed', story: 'ChosenByKeyboard' },
      { keys: ['Escape'], does: 'Closes it; focus is on the chip', story: 'ChosenByKeyboard' },
      { keys: ['Backspace', 'Delete'], does: 'Clears the filter', story: 'ClearedByKeyboard' },
    ],
    dos: ['Pin the two or three that are used most.', 'Keep every filter in the address.'],
    donts: ['Put two filter bars into one row.', 'Wrap it: it gives way by itself.'],
    heard: 'Set',
  }),
});

export const Default = meta.story({});

export const Unset = meta.story({ render: () => <InPage /> });

export const Set = meta.story({
  render: () => <InPage set={{ status: 'pending', channel: 'email' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Status: Pending' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear Channel: Email' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reset Filters' })).toBeVisible();
  },
});

export const Open = meta.story({
  render: () => <InPage set={{ status: 'pending' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status: Pending' }));
    const chosen = await screen.findByRole('menuitemradio', { name: 'Pending' });
    await expect(chosen).toHaveAttribute('aria-checked', 'true');
  },
});

/** Where there is room, one press sets a quick value, and another clears it; no chip moves. */
/** Code that is not here is reported to a person who asked for it: by a press, not by passing over it. */
export const NotLoaded = meta.story({
  beforeEach: async () => {
    await loadToasts();
    spyOn(overlayCode, 'now').mockReturnValue(null);
    spyOn(overlayCode, 'load').mockRejectedValue(new Error('offline'));
    return clearToasts;
  },
  render: () => (
    <>
      <InPage />
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: 'Status' });
    await userEvent.hover(chip);
    chip.focus();
    await expect(overlayCode.load).toHaveBeenCalledTimes(2);
    await frames(2);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(chip);
    const toast = { name: 'The filters couldn’t be loaded' };
    await expect(await screen.findByRole('alertdialog', toast)).toBeVisible();
    await expect(chip).toHaveAttribute('aria-expanded', 'false');
  },
});

export const QuickValues = meta.story({
  render: () => <InPage hasQuick />,
  play: async ({ canvas, userEvent }) => {
    const ranges = within(canvas.getByRole('group', { name: 'Quick ranges' }));
    const next = ranges.getByRole('button', { name: 'Next 30 Days' });
    const dates = canvas.getByRole('button', { name: 'Dates' });
    const before = [next, dates].map((each) => each.getBoundingClientRect().left);
    await userEvent.click(next);
    await expect(onChange).toHaveBeenLastCalledWith('dates', 'Next 30 Days');
    await expect(next).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Reset Filters' })).toBeVisible();
    await expect([next, dates].map((each) => each.getBoundingClientRect().left)).toEqual(before);
    await userEvent.click(next);
    await expect(onChange).toHaveBeenLastCalledWith('dates', null);
  },
});

/** Without that room they are lines of «Filter»: two presses. */
export const QuickValuesInMenu = meta.story({
  render: () => <InPage hasQuick hasPeriod width="54rem" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const ranges = within(await screen.findByRole('group', { name: 'Quick ranges' }));
    await userEvent.click(ranges.getByRole('menuitem', { name: 'Next 30 Days' }));
    await expect(onChange).toHaveBeenLastCalledWith('dates', 'Next 30 Days');
    await canvas.findByRole('button', { name: 'Dates: Next 30 Days' });
  },
});

/** Before a chip goes, the buttons that add one and clear all of them become icons. */
export const PinnedStay = meta.story({
  render: () => <InPage set={{ status: 'pending', dates: 'Next 30 Days' }} width="52rem" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Channel' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reset Filters' })).toHaveTextContent('');
    const add = canvas.getByRole('button', { name: 'Filter' });
    await expect(add).toHaveTextContent('');
    await userEvent.click(add);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Type' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Blog Post' }));
    await expect(onChange).toHaveBeenLastCalledWith('type', 'blog post');
  },
});

/** No room: the chips that are not set are behind «Filter». */
export const Tight = meta.story({
  render: () => (
    <InPage set={{ status: 'pending', dates: 'January 1 – March 31, 2026' }} width="52rem" />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Status: Pending' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Channel' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Type' }));
    const line = await screen.findByRole('menuitemradio', { name: 'Blog Post' });
    await userEvent.click(line);
    await expect(onChange).toHaveBeenLastCalledWith('type', 'blog post');
  },
});

/** A bar begins with the fit that it had before, and is fitted again where it has less room. */
export const ShownAgainInLessRoom = meta.story({
  render: function ShownTwice() {
    const [width, setWidth] = useState('62rem');
    return (
      <>
        <Button onPress={() => setWidth('52rem')}>Show it in less room</Button>
        <InPage
          key={width}
          width={width}
          set={{ status: 'pending', dates: 'January 1 – March 31, 2026' }}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const bar = () => canvas.getByRole('group', { name: 'Filter content' });
    // It begins with the fit of a story before.
    await expect(await canvas.findByRole('button', { name: /^Channel/u })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show it in less room' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /^Channel/u })).not.toBeInTheDocument(),
    );
    await expect(bar().scrollWidth).toBeLessThanOrEqual(bar().clientWidth);
  },
});

/** In a narrow page one button opens all of them. */
export const Collapsed = meta.story({
  render: () => <InPage set={{ status: 'pending', channel: 'email' }} width="46rem" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter 2' }));
    await expect(await screen.findByRole('combobox', { name: 'Status' })).toHaveValue('pending');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Blog Post');
    await expect(onChange).toHaveBeenLastCalledWith('type', 'blog post');
    await expect(screen.getByRole('button', { name: 'Next 30 Days' })).toBeVisible();
    const all = within(screen.getByRole('dialog'));
    await userEvent.click(all.getByRole('button', { name: 'Reset Filters' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus());
  },
});

export const OneTabStop = meta.story({
  render: () => <InPage set={{ status: 'pending' }} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('searchbox').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Status: Pending' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Clear Status: Pending' })).toHaveFocus();
  },
});

export const ChosenByKeyboard = meta.story({
  render: () => <InPage />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('button', { name: 'Status' });
    status.focus();
    await userEvent.keyboard('pe');
    await expect(onChange).toHaveBeenLastCalledWith('status', 'pending');
    await expect(status).toHaveAccessibleName('Status: Pending');
    await expect(status).toHaveFocus();
    const channel = canvas.getByRole('button', { name: 'Channel' });
    channel.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitemradio', { name: 'Email' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('channel', 'linkedin'));
    await waitFor(() => expect(channel).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menuitemradio', { name: 'LinkedIn' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(channel).toHaveFocus());
  },
});

export const ClearedByKeyboard = meta.story({
  render: () => <InPage set={{ status: 'pending', type: 'blog post' }} />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('button', { name: 'Status: Pending' });
    status.focus();
    await userEvent.keyboard('{Backspace}');
    await expect(status).toHaveAccessibleName('Status');
    await expect(status).toHaveFocus();
    const type = canvas.getByRole('button', { name: 'Type: Blog Post' });
    type.focus();
    await userEvent.keyboard('{Delete}');
    await expect(type).toHaveAccessibleName('Type');
    await userEvent.keyboard('b');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Type: Blog Post' }));
    await expect(canvas.getByRole('button', { name: 'Type' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Reset Filters' })).toBeNull();
  },
});

/** Beside a period the chips grow into the gap: neither the search nor the filter button moves. */
export const BesideAPeriod = meta.story({
  render: () => <InPage hasPeriod width="54rem" />,
  play: async ({ canvas, userEvent }) => {
    const filter = () => canvas.getByRole('button', { name: /^Filter/ });
    const places = () =>
      [canvas.getByRole('searchbox'), filter()].map((each) => each.getBoundingClientRect().left);
    // On a busy machine the bar is fitted some frames after it is drawn.
    await frames(4);
    const before = places();
    await userEvent.click(filter());
    const line = await screen.findByRole('menuitem', { name: 'Status' });
    // Chips that are fitted again leave the open menu unchanged.
    const page = filter().closest<HTMLElement>('[style*="inline-size"]');
    if (!page) throw new Error('The page has no frame.');
    const width = page.style.inlineSize;
    for (const each of ['53rem', width]) {
      page.style.inlineSize = each;
      await frames(4);
      await expect(line).toBeInTheDocument();
    }
    await userEvent.click(line);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Pending' }));
    const chip = await canvas.findByRole('button', { name: 'Status: Pending' });
    await expect(chip.getBoundingClientRect().right).toBeLessThan(before[0] ?? 0);
    await expect(places()).toEqual(before);
    await userEvent.click(filter());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Type' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Email Campaign' }));
    // Without room for both chips the button has their number.
    await waitFor(() => expect(filter()).toHaveAccessibleName('Filter 2'));
    await expect(places()).toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Filters' }));
    await waitFor(() => expect(filter()).toHaveAccessibleName('Filter'));
    await expect(places()).toEqual(before);
  },
});

/** On phones the icon of that button has the number on it. */
export const OnPhones = meta.story({
  render: () => <InPage set={{ status: 'pending', channel: 'email' }} width="24rem" />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filter, 2 set' });
    await expect(button).toHaveTextContent('2');
  },
});
