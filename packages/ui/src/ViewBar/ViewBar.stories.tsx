import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { ListFilter } from 'lucide';
import { expect, waitFor, within } from 'storybook/test';
import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { Page } from '../Page/Page';
import { PageBar } from '../PageBar/PageBar';
import { SearchField } from '../SearchField/SearchField';
import { Select } from '../Select/Select';
import { Text } from '../Text/Text';
import { TurnBar } from '../TurnBar/TurnBar';
import { startPlaces, ViewBar } from './ViewBar';
import { ViewBarCount } from './ViewBarCount';

const meta = preview.meta({
  title: 'Layout/ViewBar',
  component: ViewBar,
  argTypes: choices({ startOnPhones: startPlaces }),
  args: {
    label: 'Filter files',
    search: <SearchField label="Search files" placeholder="Search files..." />,
    filters: (
      <Button size="small" variant="quiet" icon={ListFilter}>
        Filter
      </Button>
    ),
    count: '60 files',
    end: (
      <Select
        label="Sort"
        isLabelHidden
        value="added"
        options={[{ value: 'added', label: 'Sort: Added' }]}
        onChange={() => undefined}
      />
    ),
  },
  parameters: guide({
    purpose: 'A named row of small controls over what they change: search, filters, order.',
    avoid: 'For what can be done with a page use the actions of its PageBar.',
    keys: [{ keys: ['Tab'], does: 'Goes to the next control', story: 'EachControlIsAStop' }],
    dos: ['Name it after what its controls do: "Filter files".'],
    donts: ['Name it "Toolbar".', 'Show labels above its fields: they are names there.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const EachControlIsAStop = meta.story({
  play: async ({ canvas, userEvent }) => {
    const group = within(canvas.getByRole('group', { name: 'Filter files' }));
    await userEvent.tab();
    await expect(group.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await expect(group.getByRole('button', { name: 'Filter' })).toHaveFocus();
    await userEvent.tab();
    await expect(group.getByRole('combobox', { name: 'Sort' })).toHaveFocus();
  },
});

/** One height a row: the middles of all controls lie on one line. */
export const InAPage = meta.story({
  parameters: { layout: 'fullscreen' },
  args: {
    start: (
      <TurnBar
        label="Turn the month"
        previousLabel="Previous month"
        nextLabel="Next month"
        presentLabel="Today"
        onTurn={() => undefined}
      />
    ),
  },
  render: (args) => (
    <Page layout="board" bar={<PageBar title="Content calendar" hasViewBar />}>
      <ViewBar {...args} />
      <span data-first-content="" />
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    const controls = [
      canvas.getByRole('button', { name: 'Today' }),
      canvas.getByRole('searchbox'),
      canvas.getByRole('button', { name: 'Filter' }),
      canvas.getByRole('combobox', { name: 'Sort' }),
    ].map((each) => each.getBoundingClientRect());
    const middles = new Set(controls.map(({ top, height }) => top + height / 2));
    await expect(middles.size).toBe(1);
    await expect(new Set(controls.map(({ height }) => height)).size).toBe(1);
    const first = canvasElement.querySelector('[data-first-content]');
    await expect(first?.getBoundingClientRect().top).toBeLessThanOrEqual(96);
  },
});

/** The text of the last action shrinks before the controls. */
export const LongUndo = meta.story({
  parameters: { layout: 'fullscreen' },
  args: {
    start: (
      <TurnBar
        label="Turn the month"
        previousLabel="Previous month"
        nextLabel="Next month"
        presentLabel="Today"
        onTurn={() => undefined}
      />
    ),
    count: undefined,
  },
  render: (args) => (
    <Page layout="board" bar={<PageBar title="Content calendar" hasViewBar />}>
      <ViewBar {...args} />
      <ViewBarCount
        done={
          <Inline gap={8} isWrapping={false}>
            <Text size="caption" isTruncated>
              “What toasted almond and fig mean in a cup of our Fireside blend” moved to December 4,
              2026, 9:00 AM
            </Text>
            <Button size="small">Undo</Button>
          </Inline>
        }
        end={<Button size="small">Unscheduled 20</Button>}
      >
        17 items
      </ViewBarCount>
    </Page>
  ),
  play: async ({ canvas }) => {
    const right = (name: string) =>
      canvas.getByRole('button', { name }).getBoundingClientRect().right;
    await waitFor(() => expect(right('Unscheduled 20')).toBeLessThanOrEqual(window.innerWidth));
    await expect(right('Undo')).toBeLessThan(right('Unscheduled 20'));
    await expectNoSidewaysScroll();
  },
});
