import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { Inline } from '@brandroom/ui/Inline';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useButtonRow } from '@brandroom/ui/use-button-row';
import { rootPath } from '@brandroom/statechart/read-machine';
import { Download, Link2 } from 'lucide';
import { useState } from 'react';

import { snapshotIn } from '../source';
import { useExplorer } from '../explorer/explorer-context';
import { ScreenKeys } from '../explorer/ScreenKeys';
import { levelAround, levelOf } from '../diagram/level';
import { refusedIn } from '../diagram/refused-in';
import { timesOf } from '../diagram/times-of';
import { svgOf } from './diagram-svg';
import { exportsMessages as messages } from './exports.messages';
import type { ExportFormat } from './formats';
import { exportFormats } from './formats';
import { linkedPlace } from './linked-place';
import { Journal, WhoMay } from './FactFiles';
import { FormatFiles } from './FormatFiles';
import { withComment } from './png-comment';
import { save } from './save';
import { svgToPng } from './svg-to-png';

/** The chart in other formats, each with its limits, and a link to this place. */
export function ExportView() {
  const explorer = useExplorer();
  const { chart, linkTo, Shortcuts } = explorer;
  const { graph } = chart;
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
    void copy(format.write(graph, chart.label(rootPath)), messages.copied(format.label));
  const keyed = exportFormats.flatMap((format) =>
    format.copyKey === undefined
      ? []
      : [[format.copyKey.toLowerCase(), () => copyFormat(format)] as const],
  );
  return (
    <Stack gap={24}>
      <ScreenKeys keys={{ ...(copyLink ? { k: copyLink } : {}), ...Object.fromEntries(keyed) }} />
      {problem !== '' && <InlineAlert tone="danger" isLive title={problem} />}
      {copyLink && (
        <Section title={messages.link} size="lead">
          <Stack gap={8} align="start">
            <Text>{messages.linkHelp}</Text>
            <Button icon={Link2} {...(Shortcuts ? { shortcut: 'K' } : {})} onPress={copyLink}>
              {messages.copyLink}
            </Button>
          </Stack>
        </Section>
      )}
      <Picture />
      <Journal />
      <WhoMay />
      <FormatFiles onCopy={copyFormat} />
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
  const explorer = useExplorer();
  const { chart, place, source, active } = explorer;
  const { row, button } = useButtonRow();
  const [hasFailed, setFailed] = useState(false);
  const parent = levelAround(chart, place.state);
  const name = chart.label(parent.path);
  const file = `${chart.graph.id}-${parent.path === rootPath ? 'diagram' : parent.path}`;
  const draw = () => {
    const level = levelOf(chart, parent, snapshotIn(source) !== null);
    return svgOf(chart, level, timesOf(level, source, active, refusedIn(explorer)));
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
        <Inline gap={8} {...row} aria-label={messages.picture}>
          <Button
            icon={Download}
            {...button(0)}
            onPress={() => save(new Blob([draw()], { type: 'image/svg+xml' }), `${file}.svg`)}
          >
            {messages.downloadOf('SVG')}
          </Button>
          <Button icon={Download} {...button(1)} onPress={() => void savePng()}>
            {messages.downloadOf('PNG')}
          </Button>
        </Inline>
        {hasFailed && <InlineAlert tone="danger" isLive title={messages.pngFailed} />}
      </Stack>
    </Section>
  );
}
