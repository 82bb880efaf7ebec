import { CircleAlert, Upload } from 'lucide';
import { useId, useRef, useState } from 'react';
import type { DragEvent, MouseEvent } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../Button/Button';
import * as fieldStyles from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import * as styles from './FileDrop.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

/** A file that was not taken, and why: «file type must be PDF, PNG or JPG». */
export interface FileRejection {
  readonly name: string;
  readonly reason: string;
}

export interface FileDropProps extends ElementProps<HTMLDivElement> {
  /** The text of the zone: «Drag and drop files here, or click to select files». */
  children: string;
  /** The button's label: «Select files». */
  buttonLabel: string;
  /** The accepted files: «PDF, PNG or JPG, up to 10 MB each». */
  description?: string;
  /** Media types and endings for the picker; the caller checks again, because a drop ignores them. */
  acceptedFileTypes?: readonly string[];
  allowsMultiple?: boolean;
  onSelect: (files: File[]) => void;
  /** Sorts several files dropped where one is taken. By default, all of them are refused. */
  onSeveral?: (files: File[]) => void;
  /** The files of the last try that were not taken. */
  rejections?: readonly FileRejection[];
  isDisabled?: boolean;
  /** Takes nothing for now, as while files are uploaded. The button keeps its focus. */
  isBusy?: boolean;
  /** The button's label after 400 ms of `isBusy`: «Uploading…». */
  busyLabel?: string;
  /** The button takes focus when it appears, as in a dialog that opens for it. */
  autoFocus?: boolean;
}

/** The reason for every file of a drop with more than the zone takes. */
const tooMany = 'Too many files';

/**
 * Files come in by the button, which is the way for everybody, or by dropping them or pressing anywhere on the zone. The
 * zone itself is no tab stop: react-aria's DropZone would add one that does nothing on Enter.
 */
export function FileDrop({
  children,
  buttonLabel,
  description,
  acceptedFileTypes = [],
  allowsMultiple = false,
  onSelect,
  onSeveral,
  rejections = [],
  isDisabled = false,
  isBusy = false,
  busyLabel,
  autoFocus = false,
  className,
  ...rest
}: FileDropProps) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const isShut = isDisabled || isBusy;
  const [refused, setRefused] = useState<readonly FileRejection[]>([]);
  const take = (files: File[]) => {
    const isTooMany = !allowsMultiple && files.length > 1;
    const select = isTooMany ? onSeveral : onSelect;
    setRefused(select ? [] : files.map(({ name }) => ({ name, reason: tooMany })));
    select?.(files);
  };
  const shownRejections = refused.length > 0 ? refused : rejections;
  const { isOver, handlers } = useFileDrop(isShut, take);
  const openPicker = ({ target }: MouseEvent) => {
    const isElsewhere = target instanceof Element && !target.closest('button, input');
    if (isElsewhere && !isShut) picker.current?.click();
  };
  return (
    <div {...rest} className={classNames(fieldStyles.fieldStack, className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a larger target for the button inside, which keys reach */}
      <div
        {...handlers}
        onClick={openPicker}
        className={styles.zone({ isOver, isDisabled: isShut })}
      >
        <Icon of={Upload} size="large" />
        <p className={styles.words}>{children}</p>
        <FileTrigger
          ref={picker}
          acceptedFileTypes={acceptedFileTypes}
          allowsMultiple={allowsMultiple}
          onSelect={(files) => take([...(files ?? [])])}
        >
          <Button
            {...(description === undefined ? {} : { 'aria-describedby': id })}
            autoFocus={autoFocus}
            isDisabled={isDisabled}
            isPending={isBusy}
            {...(busyLabel === undefined ? {} : { pendingLabel: busyLabel })}
          >
            {buttonLabel}
          </Button>
        </FileTrigger>
        {description !== undefined && (
          <p id={id} className={styles.hint}>
            {description}
          </p>
        )}
      </div>
      <div role="alert">
        {shownRejections.length > 0 && (
          <ul aria-label="Files that were not taken" className={styles.rejections}>
            {shownRejections.map(({ name, reason }, at) => (
              // Two files may have one name.
              <li key={`${at} ${name}`} className={fieldStyles.fieldError}>
                <Icon of={CircleAlert} size="small" />
                {name}: {reason}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function useFileDrop(isDisabled: boolean, onDrop: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const accept = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy';
    setOver(!isDisabled);
  };
  const handlers = {
    onDragEnter: accept,
    onDragOver: accept,
    onDragLeave: (event: DragEvent) => {
      const inside =
        event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!inside) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!isDisabled) onDrop([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}
