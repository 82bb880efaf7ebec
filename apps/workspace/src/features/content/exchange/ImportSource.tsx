import { formatCount } from '@brandroom/domain/format/count';
import { formatSizeLimit } from '@brandroom/domain/format/size';
import { Button } from '@brandroom/ui/Button';
import { FileDrop } from '@brandroom/ui/FileDrop';
import { Inline } from '@brandroom/ui/Inline';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { TextArea } from '@brandroom/ui/TextArea';
import { Download } from 'lucide';
import { useState } from 'react';

import { exchangeMessages } from './exchange.messages';
import { maxRows } from './max-rows';

const messages = exchangeMessages.import;

const maxBytes = 20 * 1024 * 1024;
const rules = messages.rules(formatCount(maxRows, 'row'), formatSizeLimit(maxBytes));

interface ImportSourceProps {
  /** Why the last file or text could not be read. */
  problem: string | null;
  onText: (text: string) => void;
  onRefuse: (problem: string) => void;
  onTemplate: () => void;
  /** The pasted text, stored by the parent. */
  pasted: string;
  onPasted: (text: string) => void;
}

/** The input of an import: a file, or rows from the clipboard. */
export function ImportSource(props: ImportSourceProps) {
  const { problem, onText, onRefuse, onTemplate, pasted, onPasted } = props;
  const [isAsked, setAsked] = useState(false);

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > maxBytes) {
      onRefuse(messages.tooLarge(formatSizeLimit(maxBytes)));
      return;
    }
    try {
      onText(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
    } catch {
      onRefuse(messages.notUtf8);
    }
  }
  return (
    <Stack gap={24}>
      {problem !== null && (
        <InlineAlert tone="danger" isLive title={messages.unreadable}>
          {problem}
        </InlineAlert>
      )}
      <FileDrop
        buttonLabel={messages.choose}
        description={rules}
        acceptedFileTypes={['text/csv', '.csv']}
        onSelect={([file]) => void take(file)}
      >
        {messages.drop}
      </FileDrop>
      <Inline>
        <Button icon={Download} onPress={onTemplate}>
          {messages.template}
        </Button>
      </Inline>
      <Stack gap={12}>
        <TextArea
          label={messages.paste}
          description={messages.pasteHelp}
          value={pasted}
          onChange={onPasted}
          {...(isAsked && pasted.trim() === '' ? { errorMessage: messages.nothingPasted } : {})}
        />
        <Inline>
          <Button
            onPress={() => {
              setAsked(true);
              if (pasted.trim() !== '') onText(pasted);
            }}
          >
            {messages.read}
          </Button>
        </Inline>
      </Stack>
    </Stack>
  );
}
