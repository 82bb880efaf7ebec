// Each line must be a type error, because without a name a screen reader cannot identify the element.
import { Bell } from 'lucide';
import { Checkbox } from './Checkbox/Checkbox';
import { CheckboxGroup } from './CheckboxGroup/CheckboxGroup';
import { ChoiceButton } from './ChoiceButton/ChoiceButton';
import { ComboBox } from './ComboBox/ComboBox';
import { CommandPalette } from './CommandPalette/CommandPalette';
import { ConfirmDialog } from './ConfirmDialog/ConfirmDialog';
import { DataTable } from './DataTable/DataTable';
import { DatePicker } from './DatePicker/DatePicker';
import { DeniedState } from './DeniedState/DeniedState';
import { Dialog } from './Dialog/Dialog';
import { Drawer } from './Drawer/Drawer';
import { ErrorState } from './ErrorState/ErrorState';
import { IconButton } from './IconButton/IconButton';
import { LoadingRegion } from './LoadingRegion/LoadingRegion';
import { Popover } from './Popover/Popover';
import { ProgressBar } from './ProgressBar/ProgressBar';
import { RadioGroup } from './RadioGroup/RadioGroup';
import { SearchField } from './SearchField/SearchField';
import { Section } from './Section/Section';
import { Select } from './Select/Select';
import { Split } from './Split/Split';
import { SplitButton } from './SplitButton/SplitButton';
import { TagInput } from './TagInput/TagInput';
import { TextArea } from './TextArea/TextArea';
import { TextField } from './TextField/TextField';
import { Timeline } from './Timeline/Timeline';
import { ToggleGroup } from './ToggleGroup/ToggleGroup';
import { TurnBar } from './TurnBar/TurnBar';
import { ViewBar } from './ViewBar/ViewBar';

const nothing = () => undefined;

export const nameless = [
  // @ts-expect-error its children are its label
  <Checkbox key="checkbox" />,
  // @ts-expect-error needs a label
  <CheckboxGroup key="checkbox-group" options={[]} value={[]} onChange={nothing} />,
  // @ts-expect-error needs a label
  <ChoiceButton key="choice-button">Acme</ChoiceButton>,
  // @ts-expect-error needs a label
  <ComboBox key="combo-box" options={[]} value={null} onChange={nothing} />,
  // @ts-expect-error needs a label
  <CommandPalette
    key="command-palette"
    isOpen
    onOpenChange={nothing}
    query=""
    onQueryChange={nothing}
    sections={[]}
    status=""
  />,
  // @ts-expect-error needs a title
  <ConfirmDialog
    key="confirm-dialog"
    isOpen
    onOpenChange={nothing}
    confirmLabel="Delete"
    onConfirm={nothing}
  />,
  // @ts-expect-error needs a caption
  <DataTable key="data-table" columns={[]} rows={[]} getRowId={String} />,
  // @ts-expect-error needs a label
  <DatePicker key="date-picker" value={null} onChange={nothing} />,
  // @ts-expect-error needs a title
  <Dialog key="dialog" isOpen onOpenChange={nothing}>
    Words
  </Dialog>,
  // @ts-expect-error needs a title
  <Drawer key="drawer" isOpen onOpenChange={nothing}>
    Words
  </Drawer>,
  // @ts-expect-error needs a label
  <IconButton key="icon-button" icon={Bell} />,
  // @ts-expect-error needs a label
  <LoadingRegion key="loading-region">Words</LoadingRegion>,
  // @ts-expect-error needs a label
  <Popover key="popover" trigger="Open">
    Words
  </Popover>,
  // @ts-expect-error needs a label
  <ProgressBar key="progress-bar" value={4} />,
  // @ts-expect-error needs a label
  <RadioGroup key="radio-group" options={[]} value={null} onChange={nothing} />,
  // @ts-expect-error needs a label
  <SearchField key="search-field" />,
  // @ts-expect-error needs a title
  <Section key="section">Words</Section>,
  // @ts-expect-error needs a label
  <Select key="select" options={[]} value="" onChange={nothing} />,
  // @ts-expect-error its aside needs a label
  <Split key="split" aside="Words">
    Words
  </Split>,
  // @ts-expect-error its menu needs a label
  <SplitButton key="split-button" items={[]} onPress={nothing}>
    Download
  </SplitButton>,
  // @ts-expect-error needs a label
  <TagInput key="tag-input" value={[]} onChange={nothing} />,
  // @ts-expect-error needs a label
  <TextArea key="text-area" />,
  // @ts-expect-error needs a label
  <TextField key="text-field" />,
  // @ts-expect-error needs a label
  <Timeline key="timeline" entries={[]} />,
  // @ts-expect-error needs a label
  <ToggleGroup key="toggle-group" options={[]} value="" onChange={nothing} />,
  // @ts-expect-error needs a label
  <TurnBar key="turn-bar" previousLabel="" nextLabel="" presentLabel="" onTurn={nothing} />,
  // @ts-expect-error needs a label
  <ViewBar key="view-bar" />,
];

/** Without an action there is no next step. */
export const deadEnds = [
  // @ts-expect-error needs an action
  <DeniedState key="denied-state" description="Words" />,
  // @ts-expect-error needs a retry or an action
  <ErrorState key="error-state" title="Words" />,
];
