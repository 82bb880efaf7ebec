import { useState } from 'react';
import { within } from 'storybook/test';

import type { Place } from '../place';
import type { ExplorerSource } from '../source';
import type { Words } from '../trial/moves';
import { kiosk, kioskGraph, kioskSamples, kioskVersions } from '../testing/kiosk';
import { WorkflowExplorer } from './WorkflowExplorer';

interface ExplorerProps {
  start: Partial<Place>;
  source?: ExplorerSource;
  messages?: Words;
}

/** The kiosk in the explorer. */
export function Explorer({ start, source = { kind: 'none' }, messages = {} }: ExplorerProps) {
  const [place, setPlace] = useState<Place>({
    view: 'outline',
    state: 'sale.idle',
    event: null,
    as: null,
    at: null,
    compare: null,
    ...start,
  });
  return (
    <WorkflowExplorer
      graph={kioskGraph}
      machine={kiosk}
      source={source}
      people={[]}
      samples={kioskSamples}
      messages={messages}
      versions={kioskVersions}
      place={place}
      onPlaceChange={(change) => setPlace((all) => ({ ...all, ...change }))}
    />
  );
}

type Canvas = ReturnType<typeof within>;

export const panelIn = (canvas: Canvas) =>
  within(canvas.getByRole('complementary', { name: 'Selected state' }));

export const boardIn = (canvas: Canvas, name: RegExp) =>
  within(canvas.getByRole('group', { name }));
