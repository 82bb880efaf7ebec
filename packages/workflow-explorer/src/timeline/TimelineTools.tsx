import { afterPaint } from '@brandroom/ui/after-paint';
import { announce } from '@brandroom/ui/announce';
import { Badge } from '@brandroom/ui/Badge';
import { Icon } from '@brandroom/ui/Icon';
import type { IconType } from '@brandroom/ui/Icon';
import { Inline } from '@brandroom/ui/Inline';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { Circle, Clock, History, Undo2 } from 'lucide';
import { Fragment, useMemo, useRef, useState } from 'react';

import type { Chart } from '../chart/chart';
import { useExplorer } from '../explorer/explorer-context';
import { timelineMessages as messages } from './timeline.messages';
import type { Moment, MomentKind } from '../source';
import { momentsIn } from '../source';
import { innermost } from '../trial/situations';
import { indexAt } from './moment-at';
import { MomentField } from './MomentField';
import * as styles from './Timeline.css';
import { TimelineControls, useLatest } from './TimelineControls';
import { usePlayback } from './use-playback';

const marks: Readonly<Record<MomentKind, IconType>> = {
  person: Circle,
  clock: Clock,
  undo: Undo2,
  restore: History,
};

/** As many marks have room beside each other in a narrow view. */
const mostMarks = 40;

/** The moments to which a timeline can go: of several at one instant, the last one. */
function stopsOf(moments: readonly Moment[]): readonly Moment[] {
  return moments.filter(({ at }, index) => moments[index + 1]?.at !== at);
}

/** Goes through the moments of an item: by the slider, step by step, by itself, or to a date. */
export function TimelineTools() {
  const { chart, source, place, go } = useExplorer();
  const moments = momentsIn(source);
  const stops = useMemo(() => stopsOf(moments), [moments]);
  const last = stops.length - 1;
  const atOf = (stop: number) => (stop === last ? null : (stops[stop]?.at ?? null));
  // Shown at once; the place follows after the next paint.
  const latest = useRef<number | null>(null);
  const [moves, setMoves] = useState<readonly number[]>([]);
  const [seenAt, setSeenAt] = useState(place.at);
  if (seenAt !== place.at) {
    setSeenAt(place.at);
    // The place of an earlier move leaves the later ones.
    const arrived = moves.findLastIndex((move) => atOf(move) === place.at);
    setMoves(arrived < 0 ? [] : moves.slice(arrived + 1));
  }
  const index = moves.at(-1) ?? indexAt(stops, place.at) ?? last;
  const moment = stops[index];

  function show(next: number) {
    const stop = stops[next];
    if (!stop) return;
    const [state] = innermost(stop.snapshot);
    // The place can be the same although it has yet to follow earlier moves.
    setMoves(moves.length === 0 && atOf(next) === place.at ? [] : [...moves, next]);
    latest.current = next;
    afterPaint(() => {
      if (latest.current === next) go({ at: atOf(next), event: null, ...(state ? { state } : {}) });
    });
  }
  const say = (at: number) => {
    const stop = stops[at];
    if (stop) announce(momentText(chart, stop));
  };
  const {
    isPlaying,
    speed,
    setSpeed,
    stop: pause,
    toggle,
  } = usePlayback({ index, last, show, say });

  function goTo(next: number) {
    if (!stops[next]) return;
    pause();
    show(next);
    afterPaint(() => say(next));
  }
  const step = (by: number) => goTo(index + by);
  const { goTo: showAt, ...controls } = useLatest({ goTo, step, toggle, setSpeed });

  if (!moment) return null;
  const kind = messages.kinds[moment.kind];
  return (
    <Stack gap={8}>
      <Inline gap={8}>
        <TimelineControls
          isFirst={index === 0}
          isLast={index === last}
          isPlaying={isPlaying}
          speed={speed}
          {...controls}
        />
        <Text size="ui" tone="muted">
          {messages.position(index + 1, stops.length)}
        </Text>
      </Inline>
      <div className={styles.track}>
        <input
          type="range"
          className={styles.slider}
          aria-label={messages.slider}
          aria-valuetext={momentText(chart, moment)}
          min={0}
          max={last}
          step={1}
          value={index}
          onChange={({ target }) => {
            pause();
            show(Number(target.value));
          }}
          onKeyDown={(event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            toggle();
          }}
        />
        {/* The slider says the same in words. */}
        {stops.length <= mostMarks && (
          <div aria-hidden className={styles.marks}>
            {stops.map((stop, place_) => (
              <Fragment key={stop.id}>
                {place_ > 0 && <span className={styles.gap}>{stop.idle}</span>}
                <span className={place_ === index ? styles.present : styles.mark}>
                  <Icon of={marks[stop.kind]} size="small" />
                </span>
              </Fragment>
            ))}
          </div>
        )}
      </div>
      <Inline gap={8}>
        {kind !== '' && (
          <Badge tone="info" icon={marks[moment.kind]}>
            {kind}
          </Badge>
        )}
        <Text size="ui">{`${moment.title} · ${moment.time}`}</Text>
        {moment.idle !== null && (
          <Text size="ui" tone="muted">
            {messages.later(moment.idle)}
          </Text>
        )}
      </Inline>
      {moment.difference !== null && (
        <Text size="ui" tone="danger">
          {moment.difference}
        </Text>
      )}
      <MomentField stops={stops} onShow={showAt} />
    </Stack>
  );
}

/** A moment in one sentence: “By the clock. 3 days later. Ada approved this, Nov 12, 2026, 9:00 AM. Approved.” */
function momentText(chart: Chart, { kind, idle, title, time, snapshot }: Moment): string {
  const states = innermost(snapshot).map((path) => chart.label(path));
  return [
    messages.kinds[kind],
    idle === null ? '' : messages.later(idle),
    `${title}, ${time}`,
    states.join(', '),
  ]
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ');
}
