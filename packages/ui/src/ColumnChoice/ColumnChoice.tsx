import { Columns3 } from 'lucide';
import type { ElementProps } from '../element-props';
import { IconButton } from '../IconButton/IconButton';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup';
import { Popover } from '../Popover/Popover';

export interface ColumnChoiceProps extends ElementProps<HTMLButtonElement> {
  /** The list or table that the columns belong to: «Content». */
  of: string;
  /** The columns that can be hidden, in their order. */
  options: readonly { value: string; label: string }[];
  shown: readonly string[];
  onChange: (shown: string[]) => void;
}

/** Which columns of a table are shown, at the end of its view bar. */
export function ColumnChoice({ of, options, shown, onChange, ...rest }: ColumnChoiceProps) {
  return (
    <Popover
      label={`Columns of ${of}`}
      trigger={<IconButton {...rest} icon={Columns3} size="small" label={`Columns of ${of}`} />}
    >
      <CheckboxGroup label="Shown columns" options={options} value={shown} onChange={onChange} />
    </Popover>
  );
}
