import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { Select } from '@brandroom/ui/Select';
import { useButtonRow } from '@brandroom/ui/use-button-row';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';

import { EndButton } from './EndButton';
import { timelineMessages as messages } from './timeline.messages';
import type { Speed } from './use-playback';
import { speeds } from './use-playback';

interface TimelineControlsProps {
  isFirst: boolean;
  isLast: boolean;
  isPlaying: boolean;
  speed: Speed;
  step: (by: number) => void;
  toggle: () => void;
  setSpeed: (speed: Speed) => void;
}

/** Steps, playing and its speed. It stays as it is while only the moment changes, so that a step is drawn at once. */
export const TimelineControls = memo(
  ({ isFirst, isLast, isPlaying, speed, step, toggle, setSpeed }: TimelineControlsProps) => {
    const { row, button } = useButtonRow();
    return (
      <>
        <Inline gap={8} {...row} aria-label={messages.controls}>
          <EndButton
            size="small"
            icon={ChevronLeft}
            end={isFirst ? messages.first : null}
            {...button(0)}
            onPress={() => step(-1)}
          >
            {messages.back}
          </EndButton>
          <EndButton
            size="small"
            icon={ChevronRight}
            end={isLast ? messages.last : null}
            {...button(1)}
            onPress={() => step(1)}
          >
            {messages.forward}
          </EndButton>
          <Button size="small" icon={isPlaying ? Pause : Play} {...button(2)} onPress={toggle}>
            {isPlaying ? messages.pause : messages.play}
          </Button>
        </Inline>
        <Select
          label={messages.speed}
          isLabelHidden
          options={speeds.map((value) => ({ value, label: messages.times(value) }))}
          value={speed}
          onChange={setSpeed}
        />
      </>
    );
  },
);

/** The same functions at each render, which call the latest ones. */
export function useLatest({
  goTo,
  step,
  toggle,
  setSpeed,
}: Pick<TimelineControlsProps, 'step' | 'toggle' | 'setSpeed'> & {
  goTo: (index: number) => void;
}) {
  const latest = useRef({ goTo, step, toggle, setSpeed });
  useLayoutEffect(() => {
    latest.current = { goTo, step, toggle, setSpeed };
  });
  return useMemo(
    () => ({
      goTo: (index: number) => latest.current.goTo(index),
      step: (by: number) => latest.current.step(by),
      toggle: () => latest.current.toggle(),
      setSpeed: (speed: Speed) => latest.current.setSpeed(speed),
    }),
    [],
  );
}
