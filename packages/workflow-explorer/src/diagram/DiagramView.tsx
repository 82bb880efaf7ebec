import type { GraphState, StatePath } from '@brandroom/statechart/graph';
import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { KeyList } from '@brandroom/ui/KeyList';
import { Select } from '@brandroom/ui/Select';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useEffect, useMemo, useRef, useState } from 'react';

import { useExplorer } from '../explorer/explorer-context';
import { explorerMessages } from '../explorer/explorer.messages';
import * as styles from './Diagram.css';
import { DiagramLines } from './DiagramLines';
import { levelAround, levelOf, linesOf } from './level';
import type { Placed } from './layered-layout';
import { timesOf } from './times-of';
import type { Time } from './times-of';
import { diagramKeys, useDiagramKeys } from './use-diagram-keys';

const messages = explorerMessages.diagram;

/** In the person's text size: 16 px of the layout are one rem. */
const rem = (px: number) => `${String(px / 16)}rem`;
const placeOf = ({ x, y, width, height }: Placed) => ({
  left: rem(x),
  top: rem(y),
  width: rem(width),
  height: rem(height),
});

/** One level of the chart as a picture whose states are buttons in the order of the outline. */
export function DiagramView() {
  const { chart, place, source, active, go } = useExplorer();
  const parent = levelAround(chart, place.state);
  const level = useMemo(() => levelOf(chart, parent), [chart, parent]);
  const times = timesOf(level, source, active);
  const board = useRef<HTMLDivElement>(null);
  const find = useRef<HTMLSelectElement>(null);
  // The focused button goes when another level is shown.
  const moved = useRef(false);
  const [hasKeys, setHasKeys] = useState(false);
  const { onKeyDown, moveTo, chosenId } = useDiagramKeys({
    onFind: () => find.current?.focus(),
    onHelp: () => setHasKeys(!hasKeys),
  });
  useEffect(() => {
    const current = board.current?.querySelector<HTMLButtonElement>('[aria-current="true"]');
    const scroller = board.current?.parentElement;
    if (!current || !scroller) return;
    scroller.scrollLeft = current.offsetLeft + (current.offsetWidth - scroller.clientWidth) / 2;
    // Focus goes along with the selection, while it is in the diagram.
    const isLost = moved.current && document.activeElement === document.body;
    if (isLost || board.current?.contains(document.activeElement)) current.focus();
    moved.current = false;
  }, [place.state]);
  const { nodes, width, height } = level.layout;
  const at = new Map(nodes.map((node) => [node.id, node]));
  const selected = level.states.some(({ path }) => path === place.state);
  return (
    <Stack gap={12}>
      <Inline gap={8}>
        {chart.parentsOf(level.states[0]?.path ?? '').map((outer) => (
          <Button
            key={outer.path}
            size="small"
            variant="quiet"
            isDisabled={outer.path === parent.path}
            onPress={() => go({ state: firstIn(chart.childrenOf(outer.path)), event: null })}
          >
            {chart.label(outer.path)}
          </Button>
        ))}
        <Select
          label={messages.find}
          isLabelHidden
          controlRef={find}
          options={[
            { value: '', label: messages.find },
            ...chart.order.map(({ path }) => ({ value: path, label: chart.label(path) })),
          ]}
          value=""
          onChange={(path) => {
            if (path !== '') go({ state: path, event: null });
          }}
        />
        <Button
          size="small"
          variant="quiet"
          aria-expanded={hasKeys}
          onPress={() => setHasKeys(!hasKeys)}
        >
          {messages.keys}
        </Button>
      </Inline>
      {hasKeys && <KeyList items={diagramKeys} />}
      <div className={styles.scroller}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the buttons in it */}
        <div
          ref={board}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would ask for a visible legend
          role="group"
          aria-label={messages.label(chart.label(parent.path))}
          className={styles.board}
          style={{ width: rem(width), height: rem(height) }}
          onKeyDown={(event) => {
            moved.current = true;
            onKeyDown(event);
          }}
        >
          <DiagramLines level={level} times={times} />
          {level.states.map((state, index) => {
            const node = at.get(state.path);
            const isSelected = state.path === place.state;
            return (
              node && (
                <StateBox
                  key={state.path}
                  state={state}
                  node={node}
                  time={times.of(state.path)}
                  isSelected={isSelected}
                  isTabStop={isSelected || (!selected && index === 0)}
                  onPress={() => moveTo(state.path)}
                />
              )
            );
          })}
          {level.steps.map(({ id, label }) => {
            const node = at.get(id);
            return (
              node && (
                <span
                  key={id}
                  aria-hidden
                  className={styles.step}
                  data-chosen={id === chosenId ? '' : undefined}
                  style={placeOf(node)}
                >
                  {linesOf(label).map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </span>
              )
            );
          })}
        </div>
      </div>
      <Text size="caption" tone="muted">
        {messages.legend}
      </Text>
    </Stack>
  );
}

interface StateBoxProps {
  state: GraphState;
  node: Placed;
  time: Time;
  isSelected: boolean;
  isTabStop: boolean;
  onPress: () => void;
}

function StateBox({ state, node, time, isSelected, isTabStop, onPress }: StateBoxProps) {
  const { chart } = useExplorer();
  const inner = chart.childrenOf(state.path).length;
  const notes = [
    messages.times[time],
    inner > 0 ? messages.inner(inner) : '',
    state.type === 'final' ? messages.final : '',
    state.type === 'history' ? messages.history : '',
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={styles.state}
      data-shape={state.type}
      data-time={time}
      aria-current={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      style={placeOf(node)}
      onClick={onPress}
    >
      <span className={styles.name}>{chart.label(state.path)}</span>
      {notes.length > 0 && <span className={styles.note}> {notes.join(', ')}</span>}
    </button>
  );
}

function firstIn(states: readonly GraphState[]): StatePath | null {
  return states[0]?.path ?? null;
}
