import { strToU8 } from 'fflate';

import type { Outline } from './outline';

/** The document as plain text, UTF-8. */
export function toText({ title, sections }: Outline): Uint8Array<ArrayBuffer> {
  const parts = [
    `${title}\n${'='.repeat(title.length)}`,
    ...sections.map(({ heading, paragraphs }) =>
      [heading, '-'.repeat(heading.length), ...paragraphs.map((each) => `- ${each}`)].join('\n'),
    ),
  ];
  return Uint8Array.from(strToU8(`${parts.join('\n\n')}\n`));
}
