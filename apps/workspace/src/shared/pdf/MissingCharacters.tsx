import { InlineAlert } from '@brandroom/ui/InlineAlert';

import { pdfMessages } from './pdf.messages';

const { missing: messages } = pdfMessages;
/** More would not be read. */
const most = 12;

interface MissingCharactersProps {
  characters: readonly string[];
  /** The PDF was not made because of them: it is not to have gaps. */
  refusal?: string;
}

/** Says which characters of the person's texts no font of a PDF has. */
export function MissingCharacters({ characters, refusal }: MissingCharactersProps) {
  if (characters.length === 0) return null;
  const text = refusal === undefined ? messages.text : messages.refusal;
  return (
    <InlineAlert
      tone={refusal === undefined ? 'warning' : 'danger'}
      isLive
      title={refusal ?? messages.title}
    >
      {text(characters.slice(0, most).join(' '), Math.max(0, characters.length - most))}
    </InlineAlert>
  );
}
