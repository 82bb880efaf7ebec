import { formatContrast } from '@brandroom/domain/color/contrast';
import type { VisionType } from '@brandroom/domain/color/vision-types';
import { Checkbox } from '@brandroom/ui/Checkbox';
import { ColorPair } from '@brandroom/ui/ColorPair';
import type { DataColumn } from '@brandroom/ui/data-column';
import { IconButton } from '@brandroom/ui/IconButton';
import { Inline } from '@brandroom/ui/Inline';
import { InteractiveTable } from '@brandroom/ui/InteractiveTable';
import { Text } from '@brandroom/ui/Text';
import { VisuallyHidden } from '@brandroom/ui/VisuallyHidden';
import { Ellipsis } from 'lucide-react';

import { colorsMessages } from './colors.messages';
import type { PairRow } from './pair-rows';
import { nextRatio, passingColors } from './passing-colors';

const messages = colorsMessages.lab;

interface PairTableProps {
  rows: readonly PairRow[];
  /** Identifies the result; changes with the filters. */
  answerKey: string;
  vision: VisionType | undefined;
  /** Missing for people with read-only access. */
  onAllow: ((row: PairRow, isAllowed: boolean) => void) | undefined;
  /** The pair whose menu is open. */
  openFor: string | null;
  onOpenMenu: (row: PairRow, anchor: Element) => void;
}

type ColumnOptions = Pick<PairTableProps, 'vision' | 'onAllow' | 'openFor' | 'onOpenMenu'>;

/** Returns a text for the nearest passing color. */
function nearestText(row: PairRow): string {
  const [nearest] = passingColors(row);
  if (nextRatio(row) === null) return messages.passesAll;
  if (!nearest) return messages.noneNear;
  const { base, passing } = nearest;
  const level = nextRatio(row) === 7 ? 'AAA' : 'AA';
  return messages.nearest(level, messages.adjusted(base.name, passing.isDarker), passing.hex);
}

/** Whether a pair may be used although it passes no level. */
const isRisky = ({ isAllowed, level }: PairRow): boolean => isAllowed && level === 'fail';

function columnsWith(options: ColumnOptions): readonly DataColumn<PairRow>[] {
  const { vision, onAllow, openFor, onOpenMenu } = options;
  const { columns } = messages;
  const nameOf = ({ one, other }: PairRow) => messages.pair(one.name, other.name);
  return [
    {
      id: 'pair',
      header: columns.pair,
      isRowHeader: true,
      isWrapping: true,
      isSortable: true,
      value: nameOf,
      cell: (row) => (
        <Inline as="span" isWrapping={false}>
          <ColorPair one={row.drawn[0]} other={row.drawn[1]} />
          <span>{nameOf(row)}</span>
        </Inline>
      ),
    },
    {
      id: 'ratio',
      header: columns.ratio,
      align: 'end',
      isSortable: true,
      isNowrap: true,
      value: ({ ratio }) => ratio,
      cell: ({ ratio }) => formatContrast(ratio),
    },
    {
      id: 'passes',
      header: columns.passes,
      isFirstOnPhones: true,
      cell: ({ level }) => messages.passes[level],
    },
    vision
      ? {
          id: 'seen',
          header: messages.seen[vision],
          isSortable: true,
          value: ({ seen }: PairRow) => seen?.difference ?? null,
          cell: ({ seen }: PairRow) =>
            seen && messages.seenAs(formatContrast(seen.ratio), Math.round(seen.difference)),
        }
      : {
          id: 'nearest',
          header: columns.nearest,
          isMuted: true,
          // The row's menu shows the same colors, also on phones and beside a color vision.
          isHiddenOnPhones: true,
          cell: nearestText,
        },
    {
      id: 'allowed',
      header: columns.allowed,
      // On phones the boxes are below each other.
      isSentence: true,
      isSortable: true,
      value: ({ isAllowed }) => (isAllowed ? 0 : 1),
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
    },
    {
      id: 'actions',
      header: columns.actions,
      isHeaderHidden: true,
      align: 'end',
      cell: (row, { isTabStop }) =>
        nextRatio(row) !== null && (
          <IconButton
            icon={Ellipsis}
            size="small"
            label={messages.menu(row.one.name, row.other.name)}
            excludeFromTabOrder={!isTabStop}
            aria-haspopup="menu"
            aria-expanded={openFor === row.id}
            onPress={({ target }) => onOpenMenu(row, target)}
          />
        ),
    },
  ];
}

/**
 * The table of pairs; the controls of one row are in the Tab order, and arrow keys reach the
 * others.
 */
export function PairTable({ rows, answerKey, ...options }: PairTableProps) {
  return (
    <InteractiveTable
      caption={messages.caption}
      isFullBleed
      data-first-content=""
      columns={columnsWith(options)}
      rows={rows}
      getRowId={({ id }) => id}
      answerKey={answerKey}
      defaultSort={{ column: 'ratio', direction: 'descending' }}
    />
  );
}
