import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { Link } from '@brandroom/ui/Link';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { ChevronDown, ChevronRight } from 'lucide';
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

import { useExplorer } from '../explorer/explorer-context';
import { ScreenKeys } from '../explorer/ScreenKeys';
import type { ExplorerSource } from '../source';
import { momentsIn } from '../source';
import { innermost } from '../trial/situations';
import { newsOf } from './live-news';
import { TimelineTools } from './lazy-tools';
import { momentAt } from './moment-at';
import { timelineMessages as messages } from './timeline.messages';
import { useLiveNews } from './use-live-news';

interface TimelineBarProps {
  /** The current item or process, even while an earlier moment is shown. */
  present: Extract<ExplorerSource, { name: string }>;
}

/** Above every view: which moment of the item it shows, and the way to other moments. */
export function TimelineBar({ present }: TimelineBarProps) {
  const { chart, stored, place, go } = useExplorer();
  const moments = momentsIn(stored);
  const shown = momentAt(stored, place.at);
  // Opened by a link to a moment, it stays open at the last one.
  const [isOpened, setOpened] = useState(shown !== null);
  const [asked, setAsked] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const isOpen = isOpened || shown !== null;
  const last = moments.at(-1);
  useLiveNews(useMemo(() => newsOf(chart, present), [chart, present]));
  if (!last) return null;
  const states = innermost(last.snapshot).map((path) => chart.label(path));
  return (
    <Stack gap={8} ref={bar} data-first-content="">
      <ScreenKeys
        keys={{
          h: () => {
            setOpened(true);
            setAsked(asked + 1);
          },
        }}
      />
      <Inline gap={8}>
        <Text weight="strong" size="ui">
          {shown ? messages.asOf(shown.time) : messages.now(present.name, states.join(', '))}
        </Text>
        {shown && <Text size="ui">{messages.name(present.name)}</Text>}
        {present.kind === 'item' && (
          <Link variant="standalone" href={present.href}>
            {messages.openItem}
          </Link>
        )}
        <Button
          size="small"
          variant="quiet"
          icon={isOpen ? ChevronDown : ChevronRight}
          aria-expanded={isOpen}
          onPress={() => {
            setOpened(!isOpen);
            if (isOpen) go({ at: null });
          }}
        >
          {messages.open}
        </Button>
        {shown && (
          <Button
            size="small"
            onPress={() => {
              // This button goes with the moment.
              bar.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
              setOpened(true);
              go({ at: null });
            }}
          >
            {messages.showNow}
          </Button>
        )}
      </Inline>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <TimelineTools />
          {asked > 0 && (
            <Shown key={asked} onShown={() => bar.current?.querySelector('input')?.focus()} />
          )}
        </Suspense>
      )}
    </Stack>
  );
}

/** Reports when the parts beside it are mounted. */
function Shown({ onShown }: { onShown: () => void }) {
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  return null;
}
