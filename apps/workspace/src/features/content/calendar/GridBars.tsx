import { formatCount } from '@brandroom/domain/format/count';
import { Button } from '@brandroom/ui/Button';
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
import type { useTray } from './use-tray';
import { trayButtonId } from './use-tray';

const messages = calendarMessages.grid;

interface GridBarsProps {
  count: number;
  /** «June 2026» */
  period: string;
  /** Null for a person who may not plan content. */
  tray: (ReturnType<typeof useTray> & { readonly total: number }) | null;
  show: (change: OpenOverGrid) => void;
}

/** The grid's parts in the page's bars: its count, the tray's button, and menu items. */
export function GridBars({ count, period, tray, show }: GridBarsProps) {
  const isNarrow = usePage()?.isNarrow ?? false;
  const listKey = useShownKey('?');
  const toggle = tray && {
    icon: Inbox,
    label: messages.tray.toggle(tray.total),
    onAction: () => tray.toggle(!tray.isOpen),
  };
  return (
    <>
      <ViewBarCount
        done={<UndoBar />}
        end={
          tray &&
          toggle && (
            <Button
              id={trayButtonId}
              icon={toggle.icon}
              size="small"
              variant={tray.isOpen ? 'secondary' : 'quiet'}
              aria-expanded={tray.isOpen}
              onPress={toggle.onAction}
            >
              {toggle.label}
            </Button>
          )
        }
      >
        <AnnouncedCount context={messages.inPeriod(period)}>
          {formatCount(count, 'item')}
        </AnnouncedCount>
      </ViewBarCount>
      <PageMore
        sections={[
          {
            id: 'view',
            items: [
              ...(isNarrow && toggle ? [{ id: 'tray', ...toggle }] : []),
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
