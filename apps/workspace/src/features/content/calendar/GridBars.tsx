import { formatCount } from '@brandroom/domain/format/count';
import { usePage } from '@brandroom/ui/page-context';
import { PageMore } from '@brandroom/ui/PageMore';
import { ViewBarCount } from '@brandroom/ui/ViewBarCount';
import { Inbox, Keyboard, Palette } from 'lucide';

import { keysMessages } from '../../../shared/keys/keys.messages';
import { useShownKey } from '../../../shared/keys/shown-key';
import { AnnouncedCount } from '../../../shared/page/AnnouncedCount';
import { UndoBar } from '../../../shared/page/UndoBar';
import { calendarMessages } from './calendar.messages';
import type { OpenOverGrid } from './GridOverlays';
import type { TrayState } from './use-tray';

const messages = calendarMessages.grid;

interface GridBarsProps {
  count: number;
  /** «June 2026» */
  period: string;
  /** Null for a person who may not plan content. */
  tray: (TrayState & { readonly total: number }) | null;
  show: (change: OpenOverGrid) => void;
}

/** The grid's parts in the page's bars: its count and menu items. */
export function GridBars({ count, period, tray, show }: GridBarsProps) {
  const isNarrow = usePage()?.isNarrow ?? false;
  const listKey = useShownKey('?');
  return (
    <>
      <ViewBarCount done={<UndoBar />}>
        <AnnouncedCount context={messages.inPeriod(period)}>
          {formatCount(count, 'item')}
        </AnnouncedCount>
      </ViewBarCount>
      <PageMore
        sections={[
          {
            id: 'view',
            items: [
              ...(isNarrow && tray
                ? [
                    {
                      id: 'tray',
                      icon: Inbox,
                      label: messages.tray.toggle(tray.total),
                      onAction: () => tray.toggle(!tray.isOpen),
                    },
                  ]
                : []),
              {
                id: 'colors',
                icon: Palette,
                label: messages.colors.open,
                onAction: () => show({ colors: true }),
              },
            ],
          },
          {
            id: 'help',
            items: [
              {
                id: 'keys',
                icon: Keyboard,
                label: keysMessages.open,
                ...listKey,
                onAction: () => show({ keys: true }),
              },
            ],
          },
        ]}
      />
    </>
  );
}
