import { readMachine } from '@brandroom/statechart/read-machine';
import { useEffect, useState } from 'react';
import { within } from 'storybook/test';
import type { AnyStateMachine } from 'xstate';

import type { Place } from '../place';
import type { ExplorerSource, Person } from '../source';
import type { Words } from '../trial/moves';
import { kiosk, kioskSamples, kioskVersions } from '../testing/kiosk';
import type { Shortcuts } from './explorer-context';
import { WorkflowExplorer } from './WorkflowExplorer';

interface ExplorerProps {
  start: Partial<Place>;
  source?: ExplorerSource;
  messages?: Words;
  /** Makes its keys work, on a page that can have focus. */
  hasKeys?: boolean;
  people?: readonly Person[];
  /** Another build of the kiosk. */
  machine?: AnyStateMachine;
  /** Takes the changes of the address, oldest first; the story applies each when it should arrive. */
  late?: (() => void)[];
}

const Keys: Shortcuts = ({ keys }) => {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => keys[key]?.();
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return null;
};

const noPeople: readonly Person[] = [];

/** The kiosk in the explorer. */
export function Explorer({
  start,
  source = { kind: 'none' },
  messages = {},
  hasKeys = false,
  people = noPeople,
  machine = kiosk,
  late,
}: ExplorerProps) {
  const [graph] = useState(() => readMachine(machine));
  const [place, setPlace] = useState<Place>({
    view: 'outline',
    state: 'sale.idle',
    event: null,
    as: null,
    at: null,
    compare: null,
    ...start,
  });
  const explorer = (
    <WorkflowExplorer
      graph={graph}
      machine={machine}
      source={source}
      people={people}
      samples={kioskSamples}
      messages={messages}
      versions={kioskVersions}
      shortcuts={hasKeys ? Keys : null}
      place={place}
      onPlaceChange={(change) => {
        const apply = () => setPlace((all) => ({ ...all, ...change }));
        if (late) late.push(apply);
        else apply();
      }}
    />
  );
  return hasKeys ? <main tabIndex={-1}>{explorer}</main> : explorer;
}

type Canvas = ReturnType<typeof within>;

export const panelIn = (canvas: Canvas) =>
  within(canvas.getByRole('complementary', { name: 'Selected state' }));

export const boardIn = (canvas: Canvas, name: RegExp) =>
  within(canvas.getByRole('group', { name }));

/** The texts of a diagram that its boxes, which are sized by an estimate of them, have no room for. */
export function clippedIn(board: HTMLElement): readonly (string | null)[] {
  const boxes = [...board.querySelectorAll('[style]')];
  return boxes
    .filter((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
    .map(({ textContent }) => textContent);
}
