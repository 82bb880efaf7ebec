import type { StatePath } from '@brandroom/statechart/graph';
import { ComboBox } from '@brandroom/ui/ComboBox';

import type { Chart } from '../chart/chart';
import { diagramMessages as messages } from './diagram.messages';

interface FindStateProps {
  chart: Chart;
  onFind: (path: StatePath) => void;
  /** Focus left the field. */
  onLeave: () => void;
}

/** Finds a state by a part of its name. Enter goes to it. */
export function FindState({ chart, onFind, onLeave }: FindStateProps) {
  return (
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
  );
}
