import { Bold, Heading2, Italic, Link, List, ListOrdered, Quote } from 'lucide';
import type { KeyboardEvent } from 'react';
import { useButtonRow } from '../ButtonToolbar/use-button-row';
import type { IconType } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Tooltip } from '../Tooltip/Tooltip';
import { markdownTools } from './markdown-edit';
import type { MarkdownTool } from './markdown-edit';
import * as styles from './MarkdownField.css';

interface MarkdownToolbarProps {
  label: string;
  isDisabled: boolean;
  onUse: (tool: MarkdownTool) => void;
}

export const toolLabels: Record<MarkdownTool, string> = {
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  link: 'Link',
  list: 'List',
  numbered: 'Numbered list',
  quote: 'Quote',
};
const icons: Record<MarkdownTool, IconType> = {
  bold: Bold,
  italic: Italic,
  heading: Heading2,
  link: Link,
  list: List,
  numbered: ListOrdered,
  quote: Quote,
};
const keys: Partial<Record<MarkdownTool, string>> = { bold: 'B', italic: 'I', link: 'K' };

/** The tool that a key asks for: Ctrl, or Command on a Mac, and its letter. */
export function toolOfKey(event: KeyboardEvent): MarkdownTool | undefined {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return isCommand
    ? markdownTools.find((tool) => keys[tool] === event.key.toUpperCase())
    : undefined;
}

/** One tab stop, arrow keys between its buttons; a press returns focus to the text. */
export function MarkdownToolbar({ label, isDisabled, onUse }: MarkdownToolbarProps) {
  const { row, button } = useButtonRow();
  return (
    <div {...row} aria-label={label} className={styles.toolbar}>
      {markdownTools.map((tool, place) => {
        const key = keys[tool];
        const name = toolLabels[tool];
        return (
          <Tooltip key={tool} text={key === undefined ? name : `${name}, Ctrl or ⌘ and ${key}`}>
            <IconButton
              {...button(place)}
              icon={icons[tool]}
              label={name}
              size="small"
              isDisabled={isDisabled}
              onPress={() => onUse(tool)}
            />
          </Tooltip>
        );
      })}
    </div>
  );
}
