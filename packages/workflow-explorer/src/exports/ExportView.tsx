import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { Copy, Download, Link2 } from 'lucide-react';

import { useExplorer } from '../explorer/explorer-context';
import { explorerMessages } from '../explorer/explorer.messages';
import type { ExportFormat } from './formats';
import { exportFormats } from './formats';

const messages = explorerMessages.exports;

function save(text: string, { type, extension }: ExportFormat, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.${extension}`;
  link.click();
  URL.revokeObjectURL(url);
}

/** The chart in other formats, each with what it can’t say, and a link to this place. */
export function ExportView() {
  const { chart } = useExplorer();
  const { graph } = chart;
  const copy = async (text: string, said: string) => {
    await navigator.clipboard.writeText(text);
    announce(said);
  };
  return (
    <Stack gap={24}>
      <Section title={messages.link} size="lead">
        <Stack gap={8} align="start">
          <Text>{messages.linkHelp}</Text>
          <Button icon={Link2} onPress={() => void copy(window.location.href, messages.linkCopied)}>
            {messages.copyLink}
          </Button>
        </Stack>
      </Section>
      {exportFormats.map((format) => (
        <Section key={format.id} title={format.label} size="lead">
          <Stack gap={8}>
            <Text size="ui" tone="muted">
              {format.limits.join(' ')}
            </Text>
            <Inline gap={8}>
              <Button
                icon={Download}
                aria-label={messages.downloadOf(format.label)}
                onPress={() => save(format.write(graph), format, graph.id)}
              >
                {messages.download}
              </Button>
              <Button
                icon={Copy}
                aria-label={messages.copyOf(format.label)}
                onPress={() => void copy(format.write(graph), messages.copied(format.label))}
              >
                {messages.copy}
              </Button>
            </Inline>
          </Stack>
        </Section>
      ))}
    </Stack>
  );
}
