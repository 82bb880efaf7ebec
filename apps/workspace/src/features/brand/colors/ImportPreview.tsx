import { colorRole } from '@brandroom/domain/brand/color-role';
import type { ColorDraft } from '@brandroom/domain/brand/color.schema';
import { colorRoleLabels } from '@brandroom/domain/brand/color.schema';
import type { ComparedColor } from '@brandroom/domain/palette/compare-palette';
import type { Skipped } from '@brandroom/domain/palette/read-palette';
import { announce } from '@brandroom/ui/announce';
import { Badge } from '@brandroom/ui/Badge';
import { ColorSample } from '@brandroom/ui/ColorSample';
import { DataTable } from '@brandroom/ui/DataTable';
import type { DataColumn } from '@brandroom/ui/data-column';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useEffect } from 'react';

import { namedList } from '../../../shared/page/named-list';
import { shortText } from '../../../shared/page/short-name';
import { colorsMessages } from './colors.messages';

const messages = colorsMessages.import;
/** The most skipped entries that are named. */
const maxNamed = 3;
const tones = { added: 'success', changed: 'warning', equal: 'neutral' } as const;

interface Row extends ComparedColor {
  readonly id: string;
}

function factsOf(color: ColorDraft | null): string {
  if (!color) return messages.nothing;
  const { hex, cmyk, pms, ral } = color;
  const role = colorRoleLabels[colorRole(color)];
  return messages.facts([role, hex, cmyk, pms, ral].filter((each) => each !== ''));
}

const columns: readonly DataColumn<Row>[] = [
  {
    id: 'name',
    header: messages.columns.name,
    isRowHeader: true,
    cell: ({ draft }) => (
      // On phones the parts of a cell are drawn apart.
      <span>
        <ColorSample color={draft.hex} />
        {`\u2002${draft.name}`}
      </span>
    ),
  },
  {
    id: 'state',
    header: messages.columns.state,
    cell: ({ state }) => <Badge tone={tones[state]}>{messages.states[state]}</Badge>,
  },
  { id: 'before', header: messages.columns.before, cell: ({ before }) => factsOf(before) },
  {
    id: 'after',
    header: messages.columns.after,
    cell: ({ state, draft }) => (state === 'equal' ? messages.nothing : factsOf(draft)),
  },
];

/** The sentence about the entries that the import leaves out; empty if there are none. */
function skippedText({ of, entries }: Skipped): string {
  const count = entries.length;
  if (count === 0) return '';
  const named = entries.map((entry) => messages.entry(shortText(entry)));
  return messages.skipped[of](count, namedList(named, maxNamed));
}

interface ImportPreviewProps {
  compared: readonly ComparedColor[];
  /** The number of colors that the import would add or change. */
  toDo: number;
  /** The colors that the import skips because they can’t be read. */
  skipped: Skipped | null;
  /** The reason why the person may not change colors. */
  notEditable: string | null;
  failure: string | null;
}

/** The effect of an import, color by color. */
export function ImportPreview({
  compared,
  toDo,
  skipped,
  notEditable,
  failure,
}: ImportPreviewProps) {
  const count = (wanted: ComparedColor['state']) =>
    compared.filter(({ state }) => state === wanted).length;
  const changed = count('changed');
  const summary = messages.summary(count('added'), changed, count('equal'));
  const left = skipped ? skippedText(skipped) : '';
  useEffect(() => announce(`${summary}. ${left}`), [summary, left]);
  const rows = compared.map((entry, at) => ({ ...entry, id: String(at) }));
  return (
    <Stack gap={16}>
      {failure !== null && <InlineAlert tone="danger" title={failure} isLive />}
      <Text>{summary}</Text>
      {left !== '' && <Text>{left}</Text>}
      {notEditable !== null && changed > 0 && <Text>{messages.notChanged(notEditable)}</Text>}
      {toDo === 0 && changed === 0 && <Text>{messages.nothingToDo}</Text>}
      <DataTable
        caption={messages.caption}
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
      />
    </Stack>
  );
}
