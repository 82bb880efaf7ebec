import { Heading } from '@brandroom/ui/Heading';
import type { HeadingLevel, HeadingProps } from '@brandroom/ui/Heading';
import { Link } from '@brandroom/ui/Link';
import { Text } from '@brandroom/ui/Text';
import { VisuallyHidden } from '@brandroom/ui/VisuallyHidden';
import type { MarkedToken, Token, Tokens } from 'marked';
import type { ReactNode } from 'react';

import { linkAddress } from './link-address';
import { markedTokens, decodeEntities } from './markdown-tokens';
import { markdownMessages as messages } from './markdown.messages';
import { MarkdownTable } from './MarkdownTable';

/** Deeper nesting is shown as source text. */
const maxDepth = 24;

/** The level of a heading in the page's outline. */
export interface OutlineHeading {
  level: HeadingLevel;
  size: NonNullable<HeadingProps['size']>;
}

interface MarkdownPartsProps {
  of: readonly Token[] | undefined;
  depth?: number;
  /** The headings in the outline; headings in a quote or a list are not part of it. */
  outline?: ReadonlyMap<unknown, OutlineHeading>;
}

/** Renders the nested parts of a Markdown text as elements. */
export function MarkdownParts({ of, depth = 0, outline }: MarkdownPartsProps) {
  return markedTokens(of).map((token, position) => (
    <Part key={position} token={token} depth={depth + 1} heading={outline?.get(token)} />
  ));
}

interface PartProps {
  token: MarkedToken;
  depth: number;
  heading: OutlineHeading | undefined;
}

function Part({ token, depth, heading }: PartProps): ReactNode {
  if (depth > maxDepth) return token.raw;
  const inner = 'tokens' in token && <MarkdownParts of={token.tokens} depth={depth} />;
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return heading ? (
        <Heading {...heading}>{inner}</Heading>
      ) : (
        <p dir="auto">
          <strong>{inner}</strong>
        </p>
      );
    case 'paragraph':
      return <p dir="auto">{inner}</p>;
    case 'list':
      return <List token={token} depth={depth} />;
    case 'list_item':
      return <li>{inner}</li>;
    case 'checkbox':
      return token.checked ? messages.done : messages.open;
    case 'blockquote':
      return <blockquote dir="auto">{inner}</blockquote>;
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case 'table':
      return (
        <MarkdownTable
          token={token}
          cell={({ tokens }) => <MarkdownParts of={tokens} depth={depth} />}
        />
      );
    case 'hr':
      return <hr />;
    case 'br':
      return <br />;
    case 'strong':
      return <strong>{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'del':
      return <del>{inner}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'link':
      return <WrittenLink token={token}>{inner}</WrittenLink>;
    case 'image':
      return (
        <Text as="span" tone="muted">
          {messages.picture(decodeEntities(token.text))}
        </Text>
      );
    case 'html':
      return token.block ? <p dir="auto">{token.text.trim()}</p> : token.text;
    case 'escape':
      return token.text;
    case 'text':
    default:
      return token.tokens ? inner : decodeEntities(token.text);
  }
}

function List({ token, depth }: { token: Tokens.List; depth: number }) {
  const items = <MarkdownParts of={token.items} depth={depth} />;
  return token.ordered ? (
    <ol dir="auto" start={Number(token.start)}>
      {items}
    </ol>
  ) : (
    <ul dir="auto">{items}</ul>
  );
}

/** Opens in a new tab, so that no typed text is lost; a link without a valid address is marked. */
function WrittenLink({ token, children }: { token: Tokens.Link; children: ReactNode }) {
  const href = linkAddress(token.href);
  return href === null ? (
    <>
      {children}
      <Text as="span" tone="muted">
        {messages.noAddress}
      </Text>
    </>
  ) : (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{messages.newTab}</VisuallyHidden>
    </Link>
  );
}
