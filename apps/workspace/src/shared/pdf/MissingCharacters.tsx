import { InlineAlert } from '@brandroom/ui/InlineAlert';

import { pdfMessages } from './pdf.messages';

const { missing: messages } = pdfMessages;

interface MissingCharactersProps {
  characters: readonly string[];
  /** The refusal, when the PDF was not created because it would have gaps. */
  refusal?: string;
}

/** Reports the characters of the person's texts that no font of the PDF has. */
export function MissingCharacters({ characters, refusal }: MissingCharactersProps) {
  if (characters.length === 0) return null;
  const text = refusal === undefined ? messages.text : messages.refusal;
  return (
    <InlineAlert
      tone={refusal === undefined ? 'warning' : 'danger'}
      isLive
      title={refusal ?? messages.title}
    >
      {text(characters)}
    </InlineAlert>
  );
}
