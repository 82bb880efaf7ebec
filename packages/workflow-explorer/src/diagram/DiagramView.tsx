import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { KeyList } from '@brandroom/ui/KeyList';
import { lazyPart } from '@brandroom/ui/lazy-part';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';

import { snapshotIn } from '../source';
import { useExplorer } from '../explorer/explorer-context';
import { ScreenKeys } from '../explorer/ScreenKeys';
import { diagramMessages as messages } from './diagram.messages';
import * as styles from './Diagram.css';
import { comparedKeys, diagramKeys } from './diagram-keys';
import { em, StateBox, StepBox } from './DiagramBoxes';
import { DiagramLines } from './DiagramLines';
import { levelAround, levelOf } from './level';
import { refusedIn } from './refused-in';
import { timesOf, timesOfMarks } from './times-of';
import { useDiagramKeys } from './use-diagram-keys';

/** The font size that the whole diagram scales with. A diagram that is a little too wide shrinks by up to a tenth. */
const lettersFor = (width: number) => `clamp(0.9rem, calc(100cqi / ${String(width / 16)}), 1rem)`;

const FindState = lazyPart(async () => (await import('./FindState')).FindState);

const selectedIn = (board: HTMLElement | null) =>
  board?.querySelector<HTMLButtonElement>('[aria-current="true"]') ?? null;

/** One level of the chart as a picture whose states are buttons in the order of the outline. */
export function DiagramView() {
  const explorer = useExplorer();
  const { chart, place, source, active, marks } = explorer;
  const parent = levelAround(chart, place.state);
  const hasItem = snapshotIn(source) !== null;
  const hasNotes = hasItem || marks !== null;
  const level = useMemo(() => levelOf(chart, parent, hasNotes), [chart, parent, hasNotes]);
  const times = marks
    ? timesOfMarks(level, marks)
    : timesOf(level, source, active, refusedIn(explorer));
  const board = useRef<HTMLDivElement>(null);
  const [isFinding, setFinding] = useState(false);
  // The focused button goes when another level is shown.
  const moved = useRef(false);
  // Arrow keys continue from a state found by search.
  const isFound = useRef(false);
  const [hasKeys, setHasKeys] = useState(false);
  const { onKeyDown, moveTo, chosenId } = useDiagramKeys({
    onFind: () => setFinding(true),
    onHelp: () => setHasKeys(!hasKeys),
  });
  useEffect(() => {
    const current = selectedIn(board.current);
    const scroller = board.current?.parentElement;
    if (!current || !scroller) return;
    scroller.scrollLeft = current.offsetLeft + (current.offsetWidth - scroller.clientWidth) / 2;
    // Focus goes along with the selection, while it is in the diagram.
    const isLost = moved.current && document.activeElement === document.body;
    if (isFound.current || isLost || board.current?.contains(document.activeElement))
      current.focus();
    moved.current = false;
    isFound.current = false;
  }, [place.state]);
  const enter = () => selectedIn(board.current)?.focus();
  useEffect(() => {
    // A key has shown it. The list of a comparison comes first.
    if (!marks && document.activeElement?.matches('main')) enter();
  }, [marks]);
  const { nodes, width, height } = level.layout;
  const at = new Map(nodes.map((node) => [node.id, node]));
  const selected = level.states.some(({ state }) => state.path === place.state);
  const findButton = (
    <Button size="small" variant="quiet" onPress={() => setFinding(true)}>
      {messages.find}
    </Button>
  );
  return (
    <Stack gap={12}>
      {!marks && <ScreenKeys keys={{ d: enter }} />}
      <Inline gap={8}>
        {chart.parentsOf(level.states[0]?.state.path ?? '').map((outer) => (
          <Button
            key={outer.path}
            size="small"
            variant={outer.path === parent.path ? 'secondary' : 'quiet'}
            aria-current={outer.path === parent.path ? 'location' : false}
            onPress={() => {
              const [first] = chart.childrenOf(outer.path);
              if (first) moveTo(first.path);
            }}
          >
            {chart.label(outer.path)}
          </Button>
        ))}
        {isFinding ? (
          <Suspense fallback={findButton}>
            <FindState
              chart={chart}
              onLeave={() => setFinding(false)}
              onCancel={enter}
              onFind={(path) => {
                isFound.current = path !== place.state;
                moveTo(path);
                if (path === place.state) enter();
                setFinding(false);
              }}
            />
          </Suspense>
        ) : (
          findButton
        )}
        <Button
          size="small"
          variant="quiet"
          aria-expanded={hasKeys}
          onPress={() => setHasKeys(!hasKeys)}
        >
          {messages.keys}
        </Button>
      </Inline>
      {hasKeys && <KeyList items={marks ? comparedKeys : diagramKeys} />}
      <div className={styles.scroller}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the buttons in it */}
        <div
          ref={board}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would ask for a visible legend
          role="group"
          aria-label={messages.label(chart.label(parent.path))}
          className={styles.board}
          style={{ fontSize: lettersFor(width), width: em(width), height: em(height) }}
          onKeyDown={(event) => {
            moved.current = true;
            onKeyDown(event);
          }}
          // React reports no blur of a removed button.
          onBlur={() => {
            moved.current = false;
          }}
        >
          <DiagramLines level={level} times={times} />
          {level.states.map((node, index) => {
            const { path } = node.state;
            const placed = at.get(path);
            const isSelected = path === place.state;
            return (
              placed && (
                <StateBox
                  key={path}
                  node={node}
                  at={placed}
                  time={times.of(path)}
                  chosenId={chosenId}
                  isSelected={isSelected}
                  isTabStop={isSelected || (!selected && index === 0)}
                  onPress={moveTo}
                />
              )
            );
          })}
          {level.steps.map((step) => {
            const placed = at.get(step.id);
            return (
              placed && (
                <StepBox key={step.id} step={step} at={placed} times={times} chosenId={chosenId} />
              )
            );
          })}
        </div>
      </div>
      <Text size="caption" tone="muted">
        {hasItem ? `${messages.legend} ${messages.itemLegend}` : messages.legend}
      </Text>
    </Stack>
  );
}
