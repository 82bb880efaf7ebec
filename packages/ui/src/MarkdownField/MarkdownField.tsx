import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import {
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TextArea as AriaTextArea,
  TextField,
} from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { announce } from '../Announcer/announce';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { FieldFoot, FieldHead } from '../Field/AriaFieldParts';
import type { FieldHeadProps } from '../Field/AriaFieldParts';
import * as fieldStyles from '../Field/Field.css';
import * as textAreaStyles from '../TextArea/TextArea.css';
import * as visuallyHiddenStyles from '../VisuallyHidden/VisuallyHidden.css';
import { applyEdit } from './apply-edit';
import { markdownEdit } from './markdown-edit';
import type { MarkdownTool } from './markdown-edit';
import * as styles from './MarkdownField.css';
import { MarkdownToolbar, toolLabels, toolOfKey } from './MarkdownToolbar';

export interface MarkdownFieldProps
  extends
    Omit<
      AriaTextFieldProps,
      'children' | 'className' | 'style' | 'isInvalid' | 'type' | 'aria-label'
    >,
    FieldHeadProps,
    ElementProps<HTMLDivElement> {
  /** The text as readers see it, drawn by the caller and only while it is looked at. */
  preview: ReactNode;
  /** Rows at least; the field grows with its text. 12 by default. */
  rows?: number;
}

const views = { write: 'Write', preview: 'Preview' } as const;
type View = keyof typeof views;

/** A long text in Markdown: written with tools and keys that mark the selection, and looked at as readers will. */
export function MarkdownField({
  label,
  description,
  errorMessage,
  isOptional = false,
  isLabelHidden = false,
  labelAction,
  rows = 12,
  preview,
  className,
  ...rest
}: MarkdownFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState<View>('write');
  const isFixed = (rest.isReadOnly ?? false) || (rest.isDisabled ?? false);

  function apply(tool: MarkdownTool) {
    if (!area.current || isFixed) return;
    const { value: text, selectionStart: start, selectionEnd: end } = area.current;
    const edit = markdownEdit(tool, { text, start, end });
    applyEdit(area.current, edit);
    announce(`${toolLabels[tool]} ${edit.isOn ? 'added' : 'removed'}`);
  }

  function onKeyDown(event: KeyboardEvent) {
    const tool = toolOfKey(event);
    if (!tool || isFixed) return;
    // Nothing around the field uses the same keys while it has focus.
    event.preventDefault();
    event.stopPropagation();
    apply(tool);
  }

  return (
    <TextField
      validationBehavior="aria"
      {...rest}
      excludeFromTabOrder={view === 'preview'}
      isInvalid={Boolean(errorMessage)}
      className={classNames(fieldStyles.fieldStack, className)}
    >
      <FieldHead {...{ label, description, isOptional, isLabelHidden, labelAction }} />
      <Tabs
        selectedKey={view}
        onSelectionChange={(key) => setView(key === 'preview' ? 'preview' : 'write')}
        className={styles.frame}
      >
        <div className={styles.head}>
          <TabList aria-label={`${label}: write or preview`} className={styles.tabs}>
            {Object.entries(views).map(([id, words]) => (
              <Tab key={id} id={id} className={styles.tab}>
                {words}
              </Tab>
            ))}
          </TabList>
          {view === 'write' && (
            <MarkdownToolbar label={`Format ${label}`} isDisabled={isFixed} onUse={apply} />
          )}
        </div>
        <TabPanel
          id="write"
          shouldForceMount
          className={view === 'write' ? '' : visuallyHiddenStyles.visuallyHidden}
          render={WritePanel}
        >
          <AriaTextArea
            ref={area}
            dir="auto"
            rows={rows}
            style={assignInlineVars({ [textAreaStyles.rowCount]: String(rows) })}
            className={styles.area}
            onKeyDown={onKeyDown}
            onFocus={() => setView('write')}
            // The browser brings the caret into view; the field would stay under an action bar (WCAG 2.4.12).
            onKeyUp={({ key, currentTarget }) => {
              if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
            }}
          />
        </TabPanel>
        <TabPanel id="preview" className={styles.preview}>
          {preview}
        </TabPanel>
      </Tabs>
      <FieldFoot errorMessage={errorMessage} />
    </TextField>
  );
}

/**
 * The hidden text stays in the page, because removing it would clear the undo history, and it may take focus: focus
 * from elsewhere, as from an error, shows it again.
 */
function WritePanel({ inert = false, ...props }: ComponentProps<'div'>) {
  return <div {...props} aria-hidden={inert} />;
}
