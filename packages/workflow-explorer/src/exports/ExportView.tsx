import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { Inline } from '@brandroom/ui/Inline';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { VisuallyHidden } from '@brandroom/ui/VisuallyHidden';
import { rootPath } from '@brandroom/statechart/read-machine';
import { Copy, Download, Link2 } from 'lucide-react';
import { useState } from 'react';

import { snapshotIn } from '../source';
import { useExplorer } from '../explorer/explorer-context';
import { ScreenKeys } from '../explorer/ScreenKeys';
import { levelAround, levelOf } from '../diagram/level';
import { timesOf } from '../diagram/times-of';
import { svgOf } from './diagram-svg';
import { exportsMessages as messages } from './exports.messages';
import type { ExportFormat } from './formats';
import { exportFormats } from './formats';
import { levelGraph } from './level-graph';
import { linkedPlace } from './linked-place';
import { Journal, WhoMay } from './FactFiles';
import { withComment } from './png-comment';
import { save } from './save';
import { svgToPng } from './svg-to-png';

const saveText = (text: string, { type, extension }: ExportFormat, name: string) =>
  save(new Blob([text], { type }), `${name}.${extension}`);

/** The chart in other formats, each with what it can’t say, and a link to this place. */
export function ExportView() {
  const explorer = useExplorer();
  const { chart, place, linkTo, Shortcuts } = explorer;
  const { graph } = chart;
  const { path } = levelAround(chart, place.state);
  const isNested = graph.states.some(({ parent }) => parent !== null && parent !== rootPath);
  const [problem, setProblem] = useState('');
  const copy = async (text: string, said: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setProblem('');
      announce(said);
    } catch {
      setProblem(messages.notCopied);
    }
  };
  const copyLink = linkTo && (() => void copy(linkTo(linkedPlace(explorer)), messages.linkCopied));
  const copyFormat = (format: ExportFormat) =>
    void copy(format.write(graph), messages.copied(format.label));
  const keyed = exportFormats.flatMap((format) =>
    format.copyKey === undefined
      ? []
      : [[format.copyKey.toLowerCase(), () => copyFormat(format)] as const],
  );
  const shortcut = (key: string | undefined) =>
    Shortcuts && key !== undefined ? { shortcut: key } : {};
  return (
    <Stack gap={24}>
      <ScreenKeys keys={{ ...(copyLink ? { k: copyLink } : {}), ...Object.fromEntries(keyed) }} />
      {problem !== '' && <InlineAlert tone="danger" isLive title={problem} />}
      {copyLink && (
        <Section title={messages.link} size="lead">
          <Stack gap={8} align="start">
            <Text>{messages.linkHelp}</Text>
            <Button icon={Link2} {...shortcut('K')} onPress={copyLink}>
              {messages.copyLink}
            </Button>
          </Stack>
        </Section>
      )}
      <Picture />
      <Journal />
      <WhoMay />
      {exportFormats.map((format) => (
        <Section key={format.id} title={format.label} size="lead">
          <Inline gap={8}>
            <Button
              icon={Download}
              aria-label={messages.downloadOf(format.label)}
              onPress={() => saveText(format.write(graph), format, graph.id)}
            >
              {messages.download}
            </Button>
            <Button icon={Copy} {...shortcut(format.copyKey)} onPress={() => copyFormat(format)}>
              {messages.copy}
              <VisuallyHidden>{` ${format.label}`}</VisuallyHidden>
            </Button>
            {format.hasLevels && isNested && (
              <Button
                icon={Download}
                aria-label={messages.levelOf(format.label, chart.label(path))}
                onPress={() =>
                  saveText(
                    format.write(levelGraph(graph, path), [messages.levelLimits]),
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
      <Section title={messages.leftOut} size="lead">
        <DescriptionList
          items={exportFormats.map(({ label, limits }) => ({
            term: label,
            detail: (
              <Stack as="ul" gap={4}>
                {limits.map((limit) => (
                  <Text key={limit} as="li" size="ui">
                    {limit}
                  </Text>
                ))}
              </Stack>
            ),
          }))}
        />
      </Section>
    </Stack>
  );
}

/** The level that the diagram shows, as a picture. */
function Picture() {
  const { chart, place, source, active } = useExplorer();
  const [hasFailed, setFailed] = useState(false);
  const parent = levelAround(chart, place.state);
  const name = chart.label(parent.path);
  const file = `${chart.graph.id}-${parent.path === rootPath ? 'diagram' : parent.path}`;
  const draw = () => {
    const level = levelOf(chart, parent, snapshotIn(source) !== null);
    return svgOf(chart, level, timesOf(level, source, active));
  };
  const savePng = async () => {
    setFailed(false);
    try {
      save(await withComment(await svgToPng(draw()), messages.pictureLimits), `${file}.png`);
    } catch {
      setFailed(true);
    }
  };
  return (
    <Section title={messages.picture} size="lead">
      <Stack gap={8}>
        <Text size="ui" tone="muted">
          {`${messages.pictureOf(name)} ${messages.pictureLimits}`}
        </Text>
        <Inline gap={8}>
          <Button
            icon={Download}
            onPress={() => save(new Blob([draw()], { type: 'image/svg+xml' }), `${file}.svg`)}
          >
            {messages.downloadOf('SVG')}
          </Button>
          <Button icon={Download} onPress={() => void savePng()}>
            {messages.downloadOf('PNG')}
          </Button>
        </Inline>
        {hasFailed && <InlineAlert tone="danger" title={messages.pngFailed} />}
      </Stack>
    </Section>
  );
}
