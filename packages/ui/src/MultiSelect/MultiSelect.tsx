import { X } from 'lucide';
import { useMemo, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components';
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components';
import { announce } from '../Announcer/announce';
import { holds, offered } from '../ComboBox/combo-option';
import type { ComboOption } from '../ComboBox/combo-option';
import { ComboEntry, ComboList } from '../ComboBox/ComboList';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { FieldFoot, FieldHead } from '../Field/AriaFieldParts';
import type { FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { IconButton } from '../IconButton/IconButton';
import * as tagInputStyles from '../TagInput/TagInput.css';
import { useControlled } from '../use-controlled';

type Inherited = Pick<
  AriaComboBoxProps<object>,
  'name' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoFocus' | 'onBlur' | 'onFocus'
>;

export interface MultiSelectProps<Value extends string>
  extends Inherited, FieldWords, ElementProps<HTMLDivElement> {
  options: readonly ComboOption<Value>[];
  value?: readonly Value[];
  defaultValue?: readonly Value[];
  /** The chosen values, in the order of the options. */
  onChange?: (value: readonly Value[]) => void;
  /** An example, never the only help. */
  placeholder?: string;
  /** The text of the list when nothing matches: «No city matches». */
  emptyText?: string;
}

const none: readonly never[] = [];

/** Several of many options, found by typing. The selected ones are listed under the field, each with a button to remove it. */
export function MultiSelect<Value extends string>({
  label,
  description,
  errorMessage,
  isOptional = false,
  isLabelHidden = false,
  options,
  value,
  defaultValue = none,
  onChange,
  placeholder,
  emptyText = 'Nothing matches',
  className,
  ref,
  ...rest
}: MultiSelectProps<Value>) {
  const [chosen, choose] = useControlled(value, defaultValue, onChange);
  const [typed, setTyped] = useState('');
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const both = useMemo(() => mergeRefs<HTMLDivElement>(setRoot, ref), [ref]);
  const tags = options.filter((option) => chosen.includes(option.value));
  // Called with the present choice when the list is left: then only the typed text is cleared.
  const change = (keys: readonly unknown[]) => {
    setTyped('');
    const next = options.map((option) => option.value).filter((each) => keys.includes(each));
    const changed = options.find(
      (option) => chosen.includes(option.value) !== next.includes(option.value),
    );
    if (!changed) return;
    choose(next);
    const what = next.includes(changed.value) ? 'added' : 'removed';
    announce(`${changed.label} ${what}, ${next.length} chosen`);
  };
  const remove = (gone: string) => change(chosen.filter((each) => each !== gone));
  const isFixed = rest.isDisabled === true || rest.isReadOnly === true;
  return (
    <AriaComboBox<object, 'multiple'>
      {...rest}
      ref={both}
      selectionMode="multiple"
      validationBehavior="aria"
      allowsEmptyCollection
      defaultFilter={holds}
      inputValue={typed}
      onInputChange={setTyped}
      value={[...chosen]}
      onChange={change}
      isInvalid={Boolean(errorMessage)}
      className={classNames(fieldStyles.fieldStack, className)}
    >
      <FieldHead {...{ label, description, isOptional, isLabelHidden }} />
      <ComboBoxStateContext.Consumer>
        {(state) => (
          <ComboEntry
            placeholder={placeholder}
            onKeyDownCapture={(event) => {
              if (isFixed || !state) return;
              const last = tags.at(-1);
              const isPressed = event.key === 'Backspace' && !event.repeat;
              if (isPressed && typed === '' && last) remove(last.value);
              const { focusedKey } = state.selectionManager;
              if (!state.isOpen || focusedKey === null) return;
              // On Tab, react-aria would toggle the focused option.
              if (event.key === 'Tab') state.selectionManager.setFocusedKey(null);
              // Once an option has been reached by arrow keys; until then a space is part of a name.
              if (event.key === ' ') {
                event.preventDefault();
                event.stopPropagation();
                state.selectionManager.toggleSelection(focusedKey);
              }
            }}
          />
        )}
      </ComboBoxStateContext.Consumer>
      <FieldFoot errorMessage={errorMessage} />
      <ComboList {...offered(options, typed, chosen)} emptyText={emptyText} />
      {tags.length > 0 && (
        <ComboBoxStateContext.Consumer>
          {(state) => (
            <ul aria-label={`${label}, ${tags.length} chosen`} className={tagInputStyles.list}>
              {tags.map((each) => (
                <li key={each.value} className={tagInputStyles.tag}>
                  <bdi>{each.label}</bdi>
                  <IconButton
                    icon={X}
                    size="small"
                    slot={null}
                    label={`Remove ${each.label}`}
                    isDisabled={isFixed}
                    // Hidden by react-aria while the list is open, as all around it.
                    excludeFromTabOrder={state?.isOpen ?? false}
                    onPress={() => {
                      remove(each.value);
                      root?.querySelector('input')?.focus();
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
        </ComboBoxStateContext.Consumer>
      )}
    </AriaComboBox>
  );
}
