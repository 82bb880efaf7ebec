import { formatContrast } from '@brandroom/domain/color/contrast';
import type { VisionType } from '@brandroom/domain/color/vision-types';
import { media } from '@brandroom/tokens/media';
import { Checkbox } from '@brandroom/ui/Checkbox';
import { ColorPair } from '@brandroom/ui/ColorPair';
import type { DataColumn } from '@brandroom/ui/data-column';
import { IconButton } from '@brandroom/ui/IconButton';
import { Inline } from '@brandroom/ui/Inline';
import { InteractiveTable } from '@brandroom/ui/InteractiveTable';
import { usePage } from '@brandroom/ui/page-context';
import { Text } from '@brandroom/ui/Text';
import { VisuallyHidden } from '@brandroom/ui/VisuallyHidden';
import { menuTrigger } from '@brandroom/ui/menu-trigger';
import { Ellipsis } from 'lucide';

import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { useMedia } from '../../../shared/page/use-media';
import { colorsMessages } from './colors.messages';
import type { ColorsSearch } from './colors-search';
import { pairOrders } from './colors-search';
import type { PairRow } from './pair-rows';
import { pairOrder } from './pair-rows';
import { nextRatio, passingColors } from './passing-colors';

const messages = colorsMessages.lab;

interface PairTableProps {
  rows: readonly PairRow[];
  search: ColorsSearch;
  /** Missing for people with read-only access. */
  onAllow: ((row: PairRow, isAllowed: boolean) => void) | undefined;
  onOpenMenu: (row: PairRow, anchor: Element) => void;
}

type ColumnOptions = Omit<PairTableProps, 'rows'> & { isPhone: boolean; isTight: boolean };

/** Returns a text for the nearest passing color. */
function nearestText(row: PairRow): string {
  const [nearest] = passingColors(row);
  if (nextRatio(row) === null) return messages.passesAll;
  if (!nearest) return messages.noneNear;
  const { base, passing } = nearest;
  const level = nextRatio(row) === 7 ? 'AAA' : 'AA';
  return messages.nearest(level, messages.adjusted(base.name, passing.isDarker), passing.hex);
}

const ratioColumn: DataColumn<PairRow> = {
  id: 'ratio',
  header: messages.columns.ratio,
  align: 'end',
  isSortable: true,
  isNowrap: true,
  cell: ({ ratio }) => formatContrast(ratio),
};

const passesColumn: DataColumn<PairRow> = {
  id: 'passes',
  header: messages.columns.passes,
  cell: ({ level }) => messages.passes[level],
};

/** Whether a pair may be used although it passes no level. */
const isRisky = ({ isAllowed, level }: PairRow): boolean => isAllowed && level === 'fail';

/** The nearest passing color. Beside a color vision, and without room, the row's menu alone shows it. */
const nearestColumn = (isPhone: boolean): DataColumn<PairRow> => ({
  id: 'nearest',
  header: messages.columns.nearest,
  isMuted: true,
  isSentence: true,
  // On phones a pair that has passed every level needs no line to say so again.
  cell: (row) => (isPhone && nextRatio(row) === null ? null : nearestText(row)),
});

/** The figures of a simulated color vision, each in a column, so that their digits line up. */
function seenColumns(vision: VisionType): readonly DataColumn<PairRow>[] {
  const figure = { align: 'end', isNowrap: true } as const;
  return [
    {
      ...figure,
      id: 'seenRatio',
      header: messages.seen[vision],
      cell: ({ seen }) => seen && messages.seenContrast(formatContrast(seen.ratio)),
    },
    {
      ...figure,
      id: 'seen',
      header: messages.columns.difference,
      isSortable: true,
      cell: ({ seen }) => seen && messages.seenDifference(Math.round(seen.difference)),
    },
  ];
}

const nameOf = ({ one, other }: PairRow) => messages.pair(one.name, other.name);

/** Whether the team may use a pair: a box, or a word for people with read-only access. */
const allowedColumn = (onAllow: PairTableProps['onAllow']): DataColumn<PairRow> => ({
  id: 'allowed',
  header: messages.columns.allowed,
  isSortable: true,
  cell: (row, { isTabStop }) =>
    onAllow ? (
      <Checkbox
        isSelected={row.isAllowed}
        excludeFromTabOrder={!isTabStop}
        onChange={(isAllowed) => onAllow(row, isAllowed)}
        {...(isRisky(row) ? { description: messages.allowedUnread } : {})}
      >
        {messages.allow}
        <VisuallyHidden> {nameOf(row)}</VisuallyHidden>
      </Checkbox>
    ) : (
      <>
        {messages.isAllowed[row.isAllowed ? 'yes' : 'no']}
        {isRisky(row) && (
          <Text size="caption" tone="muted">
            {messages.allowedUnread}
          </Text>
        )}
      </>
    ),
});

function columnsWith(options: ColumnOptions): readonly DataColumn<PairRow>[] {
  const { onAllow, onOpenMenu, isPhone, isTight } = options;
  const { vision } = options.search;
  const nearest = isTight ? [] : [nearestColumn(isPhone)];
  const figures = vision ? seenColumns(vision) : nearest;
  const allowed = allowedColumn(onAllow);
  // The box ends the line of figures; the nearest color has a line of its own below it.
  const lines = vision ? [...figures, allowed] : [allowed, ...figures];
  const onPhones = [passesColumn, ratioColumn, ...lines];
  return [
    {
      id: 'pair',
      header: messages.columns.pair,
      isRowHeader: true,
      isWrapping: true,
      isSortable: true,
      cell: (row) => (
        <Inline as="span" isWrapping={false}>
          <ColorPair one={row.drawn[0]} other={row.drawn[1]} />
          <span>{nameOf(row)}</span>
        </Inline>
      ),
    },
    ...(isPhone ? onPhones : [ratioColumn, passesColumn, ...figures, allowed]),
    {
      id: 'actions',
      header: messages.columns.actions,
      isHeaderHidden: true,
      align: 'end',
      cell: (row, { isTabStop }) =>
        nextRatio(row) !== null && (
          <IconButton
            icon={Ellipsis}
            size="small"
            label={messages.menu(row.one.name, row.other.name)}
            excludeFromTabOrder={!isTabStop}
            {...menuTrigger}
            onPress={({ target }) => onOpenMenu(row, target)}
          />
        ),
    },
  ];
}

/**
 * The table of pairs, sorted by the address; the controls of one row are in the Tab order, and
 * arrow keys reach the others.
 */
export function PairTable({ rows, ...options }: PairTableProps) {
  const update = useSearchUpdate<ColorsSearch>();
  const { orderBy, direction } = pairOrder(options.search);
  const isPhone = useMedia(media.narrow);
  const page = usePage();
  const isTight = !isPhone && page?.isTighter === true;
  return (
    <InteractiveTable
      caption={messages.caption}
      isFullBleed
      data-first-content=""
      columns={columnsWith({ ...options, isPhone, isTight })}
      rows={rows}
      getRowId={({ id }) => id}
      answerKey={JSON.stringify(options.search)}
      sort={{ column: orderBy, direction }}
      onSortChange={(next) => {
        const column = pairOrders.find((each) => each === next.column);
        if (column) update({ orderBy: column, direction: next.direction }, { replace: true });
      }}
    />
  );
}
