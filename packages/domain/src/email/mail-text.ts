import type { MailBlock, MailSpan } from './mail-body';
import { blocksOf } from './mail-body';
import type { MailMessage } from './mail-message';
import { footerOf, unsubscribeAddress, unsubscribePlaceholder } from './mail-message';

function spanText({ text, address }: MailSpan, brandName: string): string {
  if (address === null) return text;
  const to = address === unsubscribePlaceholder ? unsubscribeAddress(brandName) : address;
  return text === to ? to : `${text} (${to})`;
}

function blockText({ kind, lines }: MailBlock, brandName: string): string {
  const texts = lines.map((line) => line.map((span) => spanText(span, brandName)).join(''));
  return texts.map((text) => (kind === 'list' ? `- ${text}` : text)).join('\n');
}

/** The plain text part of a mail, for readers who see no HTML. */
export function mailText({ brandName, email, image }: MailMessage): string {
  const { subject, body, button } = email;
  const blocks = (text: string) => blocksOf(text).map((block) => blockText(block, brandName));
  return [
    brandName,
    subject,
    ...(image && image.alt.trim() !== '' ? [`[${image.alt.trim()}]`] : []),
    ...blocks(body),
    ...(button ? [`${button.label}: ${button.address}`] : []),
    '--',
    ...blocks(footerOf(email, brandName)),
    '',
  ].join('\n\n');
}
