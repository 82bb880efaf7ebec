import type { StatePath } from '@brandroom/statechart/graph';

import { Fragment } from 'react';

import { useExplorer } from '../explorer/explorer-context';
import { diagramMessages as messages } from './diagram.messages';
import * as styles from './Diagram.css';
import type { StateNode, StepLabel, StepNode } from './level';
import type { Placed } from './layout-types';
import { notesOf } from './notes-of';
import type { Time, Times } from './times-of';

/** In the size of the board: 16 px of the layout are one of its letters. */
export const em = (px: number) => `${String(px / 16)}em`;
const placeOf = ({ x, y, width, height }: Placed) => ({
  left: em(x),
  top: em(y),
  width: em(width),
  height: em(height),
});

interface LabelsProps {
  labels: readonly StepLabel[];
  chosenId: string | null;
}

/** The labels of steps, broken as the layout has measured them. */
function Labels({ labels, chosenId }: LabelsProps) {
  return labels.map(({ ids, lines }) => (
    <span
      key={ids[0]}
      className={styles.label}
      data-chosen={chosenId !== null && ids.includes(chosenId) ? '' : undefined}
    >
      <span>
        {lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </span>
    </span>
  ));
}

interface StateBoxProps {
  node: StateNode;
  at: Placed;
  time: Time;
  chosenId: string | null;
  isSelected: boolean;
  isTabStop: boolean;
  onPress: (path: StatePath) => void;
}

/** A state as a button, with the steps that stay in it. */
export function StateBox({
  node: { state, name, stays },
  at,
  time,
  chosenId,
  isSelected,
  isTabStop,
  onPress,
}: StateBoxProps) {
  const { chart } = useExplorer();
  return (
    <button
      type="button"
      className={styles.state}
      data-shape={state.type}
      data-time={time}
      aria-current={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      style={placeOf(at)}
      onClick={() => onPress(state.path)}
    >
      <span className={styles.name}>
        {name.map((line, index) => (
          <span key={line} className={styles.line}>
            {index > 0 ? ' ' : ''}
            {line}
          </span>
        ))}
      </span>
      {notesOf(chart, state, time).map((note) => (
        <span key={note} className={styles.note}>
          {' '}
          {note}
        </span>
      ))}
      {stays.length > 0 && (
        // The panel lists them as buttons.
        <span aria-hidden className={styles.stays}>
          <Labels labels={stays} chosenId={chosenId} />
        </span>
      )}
    </button>
  );
}

interface StepBoxProps {
  step: StepNode;
  at: Placed;
  times: Times;
  chosenId: string | null;
}

/** The labels on a line, each with its own status. The panel lists its steps as buttons. */
export function StepBox({ step: { id, labels }, at, times, chosenId }: StepBoxProps) {
  return (
    <span aria-hidden className={styles.step} data-time={times.ofStep(id)} style={placeOf(at)}>
      {labels.map((label) => {
        const word = messages.stepTimes[times.ofStep(id, label)];
        return (
          <Fragment key={label.ids[0]}>
            <Labels labels={[label]} chosenId={chosenId} />
            {word && <span className={styles.note}>{word}</span>}
          </Fragment>
        );
      })}
    </span>
  );
}
