import { rootPath } from '@brandroom/statechart/read-machine';
import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { useButtonRow } from '@brandroom/ui/use-button-row';
import { VisuallyHidden } from '@brandroom/ui/VisuallyHidden';
import { Copy, Download } from 'lucide';

import { levelAround } from '../diagram/level';
import { useExplorer } from '../explorer/explorer-context';
import { exportsMessages as messages } from './exports.messages';
import type { ExportFormat } from './formats';
import { exportFormats } from './formats';
import { levelGraph } from './level-graph';
import { save } from './save';

const saveText = (text: string, { type, extension }: ExportFormat, name: string) =>
  save(new Blob([text], { type }), `${name}.${extension}`);

/** The chart in each format. The buttons are one Tab stop, with the arrow keys between them. */
export function FormatFiles({ onCopy }: { onCopy: (format: ExportFormat) => void }) {
  const { chart, place, Shortcuts } = useExplorer();
  const { graph } = chart;
  const name = chart.label(rootPath);
  const { path } = levelAround(chart, place.state);
  const isNested = graph.states.some(({ parent }) => parent !== null && parent !== rootPath);
  const { row, button } = useButtonRow();
  const buttons = exportFormats.flatMap((format) => [
    `${format.id} file`,
    `${format.id} copy`,
    ...(format.hasLevels && isNested ? [`${format.id} level`] : []),
  ]);
  const inRow = (id: string) => button(buttons.indexOf(id));
  return (
    <Stack gap={24} {...row} aria-label={messages.formats}>
      {exportFormats.map((format) => (
        <Section key={format.id} title={format.label} size="lead">
          <Inline gap={8}>
            <Button
              icon={Download}
              aria-label={messages.downloadOf(format.label)}
              {...inRow(`${format.id} file`)}
              onPress={() => saveText(format.write(graph, name), format, graph.id)}
            >
              {messages.download}
            </Button>
            <Button
              icon={Copy}
              {...(Shortcuts && format.copyKey !== undefined ? { shortcut: format.copyKey } : {})}
              {...inRow(`${format.id} copy`)}
              onPress={() => onCopy(format)}
            >
              {messages.copy}
              <VisuallyHidden>{` ${format.label}`}</VisuallyHidden>
            </Button>
            {format.hasLevels && isNested && (
              <Button
                icon={Download}
                aria-label={messages.levelOf(format.label, chart.label(path))}
                {...inRow(`${format.id} level`)}
                onPress={() =>
                  saveText(
                    format.write(levelGraph(graph, path), name, [messages.levelLimits]),
                    format,
                    `${graph.id}-${path === rootPath ? 'level' : path}`,
                  )
                }
              >
                {messages.level(chart.label(path))}
              </Button>
            )}
          </Inline>
        </Section>
      ))}
    </Stack>
  );
}
