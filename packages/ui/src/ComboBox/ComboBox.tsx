import { useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components';
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { FieldFoot, FieldHead } from '../Field/AriaFieldParts';
import type { FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { useControlled } from '../use-controlled';
import { holds, offered } from './combo-option';
import type { ComboOption } from './combo-option';
import { ComboEntry, ComboList } from './ComboList';

type Inherited = Pick<
  AriaComboBoxProps<object>,
  'name' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoFocus' | 'onBlur' | 'onFocus'
>;

export interface ComboBoxProps<Value extends string>
  extends Inherited, FieldWords, ElementProps<HTMLDivElement> {
  options: readonly ComboOption<Value>[];
  /** null while nothing is chosen. */
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?: (value: Value | null) => void;
  /** An example, never the only help. */
  placeholder?: string;
  /** The text of the list when nothing matches: «No campaign matches». */
  emptyText?: string;
}

/** One of many options, found by typing a part of its name. Text without a match is reset to the selected option. */
export function ComboBox<Value extends string>({
  label,
  description,
  errorMessage,
  isOptional = false,
  isLabelHidden = false,
  options,
  value,
  defaultValue = null,
  onChange,
  placeholder,
  emptyText = 'Nothing matches',
  className,
  ...rest
}: ComboBoxProps<Value>) {
  const [chosen, choose] = useControlled(value, defaultValue, onChange);
  const [typed, setTyped] = useState<string | null>(null);
  const name = options.find((option) => option.value === chosen)?.label ?? '';
  const isTyping = typed !== null && typed !== name;
  // Until a letter is typed all are on offer, as behind a button.
  const offer = offered(options, isTyping ? typed : '', chosen === null ? [] : [chosen]);
  return (
    <AriaComboBox
      {...rest}
      validationBehavior="aria"
      allowsEmptyCollection
      defaultFilter={holds}
      inputValue={typed ?? name}
      onInputChange={(text) => {
        setTyped(text);
        if (text === '' && chosen !== null) choose(null);
      }}
      value={chosen}
      onChange={(key) => {
        setTyped(null);
        const next = options.find((option) => option.value === key)?.value ?? null;
        if (next !== chosen) choose(next);
      }}
      isInvalid={Boolean(errorMessage)}
      className={classNames(fieldStyles.fieldStack, className)}
    >
      <FieldHead {...{ label, description, isOptional, isLabelHidden }} />
      <ComboEntry placeholder={placeholder} />
      <FieldFoot errorMessage={errorMessage} />
      <ComboList {...offer} emptyText={emptyText} />
    </AriaComboBox>
  );
}
