import { diffWordsWithSpace } from 'diff';
import type { ChangeObject } from 'diff';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import * as styles from './TextDiff.css';

export interface TextDiffProps extends ElementProps<HTMLDivElement> {
  before: string;
  after: string;
  /** Announced before removed text. */
  removedLabel?: string;
  /** Announced before added text. */
  addedLabel?: string;
  /** Compares the values as a whole: a date, a name, a choice. */
  isWhole?: boolean;
}

type Part = Pick<ChangeObject<string>, 'value' | 'added' | 'removed'>;

/** Beyond this number of different words a comparison is slow and useless, so both texts are shown whole. */
const maxEditLength = 1000;
/** Below this share of equal text, the matches are coincidental: “the”, “and”, a comma. */
const leastInCommon = 0.3;

function partsOf(before: string, after: string, isWhole: boolean): readonly Part[] {
  const whole = [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ].filter(({ value }) => value !== '');
  const words = isWhole ? undefined : diffWordsWithSpace(before, after, { maxEditLength });
  const same = words?.filter((part) => !part.added && !part.removed) ?? [];
  const length = same.reduce((sum, { value }) => sum + value.length, 0);
  return words && length >= leastInCommon * Math.max(before.length, after.length) ? words : whole;
}

/** The old and the new text in one: removed text is struck through, added text is underlined. */
export function TextDiff({
  before,
  after,
  removedLabel = 'Removed:',
  addedLabel = 'Added:',
  isWhole = false,
  className,
  ...rest
}: TextDiffProps) {
  const parts = partsOf(before, after, isWhole);
  return (
    <div dir="auto" {...rest} className={classNames(styles.diff, className)}>
      {parts.map((part, position) => {
        // A part has no name of its own; the texts give all of them at once.
        const key = `${position} ${part.value}`;
        if (!part.added && !part.removed) return <span key={key}>{part.value}</span>;
        const Mark = part.added ? 'ins' : 'del';
        return (
          <Mark key={key} className={part.added ? styles.added : styles.removed}>
            <VisuallyHidden>
              {/* Its direction is not the text's. */}
              <bdi>{` ${part.added ? addedLabel : removedLabel} `}</bdi>
            </VisuallyHidden>
            {part.value}
          </Mark>
        );
      })}
    </div>
  );
}
