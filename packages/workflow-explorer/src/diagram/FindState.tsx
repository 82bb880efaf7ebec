import type { StatePath } from '@brandroom/statechart/graph';
import { ComboBox } from '@brandroom/ui/ComboBox';
import type { KeyboardEvent } from 'react';

import type { Chart } from '../chart/chart';
import { diagramMessages as messages } from './diagram.messages';

interface FindStateProps {
  chart: Chart;
  onFind: (path: StatePath) => void;
  /** Focus left the field. */
  onLeave: () => void;
  /** Escape was pressed: focus leaves the field. */
  onCancel: () => void;
}

/** The list that is open below the field offers the best match first. */
function firstOffered({ target }: KeyboardEvent): string | null {
  if (!(target instanceof HTMLInputElement) || target.hasAttribute('aria-activedescendant'))
    return null;
  const list = document.getElementById(target.getAttribute('aria-controls') ?? '');
  return list?.querySelector('[role="option"]')?.getAttribute('data-key') ?? null;
}

/** Finds a state by a part of its name. Enter goes to the chosen one, or to the first; Escape goes back. */
export function FindState({ chart, onFind, onLeave, onCancel }: FindStateProps) {
  const press = (event: KeyboardEvent) => {
    const first = event.key === 'Enter' ? firstOffered(event) : null;
    if (first !== null) onFind(first);
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={(field) => field?.scrollIntoView({ block: 'nearest' })} onKeyDownCapture={press}>
      <ComboBox
        label={messages.find}
        isLabelHidden
        autoFocus
        onBlur={onLeave}
        placeholder={messages.find}
        emptyText={messages.noState}
        options={chart.order.map(({ path, parent }) => ({
          value: path,
          label: chart.label(path),
          // States of two outer states can have one name.
          ...(parent === null || parent === chart.root.path
            ? {}
            : { description: messages.inside(chart.label(parent)) }),
        }))}
        value={null}
        onChange={(path) => {
          if (path !== null) onFind(path);
        }}
      />
    </div>
  );
}
