import type { MenuPoint } from '@brandroom/ui/SharedMenu';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { Instant, PlainDate } from '@brandroom/domain/time.schema';

import { lazyDialog } from '@brandroom/ui/lazy-part';
import type { Coloring, ContentSearch } from '../item/content-search';
import type { EntryTools } from '../actions/entry-actions';
import type { ActionQuestion } from '../actions/ActionDialogs';
import { AddPopover, DayDialog, EntryMenu } from './grid-parts';

const ActionDialogs = lazyDialog(
  async () => (await import('../actions/ActionDialogs')).ActionDialogs,
);
const ColorsDialog = lazyDialog(async () => (await import('./ColorsDialog')).ColorsDialog);
const CalendarKeys = lazyDialog(async () => (await import('./CalendarKeys')).CalendarKeys);

/** The open overlays of the grid. */
export interface OpenOverGrid {
  readonly day?: PlainDate | null;
  readonly add?: { readonly day: PlainDate; readonly at: Element } | null;
  readonly menu?: {
    readonly item: ContentItem;
    readonly anchor: Element;
    readonly at?: MenuPoint | undefined;
  } | null;
  readonly question?: ActionQuestion | null;
  readonly keys?: boolean;
  readonly colors?: boolean;
}

interface GridOverlaysProps {
  open: OpenOverGrid;
  show: (change: OpenOverGrid) => void;
  brandId: BrandId;
  search: ContentSearch;
  mayCreate: boolean;
  /** Whether the unscheduled items are shown. */
  hasTray: boolean;
  onColor: (coloring: Coloring) => void;
  toolsOf: (item: ContentItem) => EntryTools;
  refuses: (item: ContentItem, at: Instant | null) => string | undefined;
  onMove: (item: ContentItem, at: Instant) => void;
  onMoveAnyway: (item: ContentItem, at: Instant | null) => void;
}

/** The dialogs and the menu of the grid. */
export function GridOverlays({
  open: { day, add, menu, question, keys, colors },
  show,
  brandId,
  search,
  mayCreate,
  hasTray,
  toolsOf,
  onColor,
  ...moves
}: GridOverlaysProps) {
  const aboutItem = (
    <>
      {menu && (
        <EntryMenu {...menu} tools={toolsOf(menu.item)} onClose={() => show({ menu: null })} />
      )}
      {question && (
        <ActionDialogs {...moves} question={question} onClose={() => show({ question: null })} />
      )}
    </>
  );
  return (
    <>
      {day ? (
        <DayDialog
          brandId={brandId}
          day={day}
          search={search}
          mayCreate={mayCreate}
          onMenu={(item, anchor) => show({ menu: { item, anchor } })}
          onClose={() => show({ day: null })}
        >
          {aboutItem}
        </DayDialog>
      ) : (
        aboutItem
      )}
      {add && (
        <AddPopover
          {...add}
          brandId={brandId}
          campaignId={search.campaign}
          onClose={() => show({ add: null })}
        />
      )}
      {colors && (
        <ColorsDialog
          brandId={brandId}
          coloring={search.color ?? 'status'}
          onColor={onColor}
          onClose={() => show({ colors: false })}
        />
      )}
      {keys && (
        <CalendarKeys brandId={brandId} hasTray={hasTray} onClose={() => show({ keys: false })} />
      )}
    </>
  );
}
