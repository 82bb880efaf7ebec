import { Button } from '../Button/Button';
import type { Filter, QuickValues } from './filter';
import { isChoice } from './filter';
import * as styles from './FilterBar.css';

/** The quick values of filters, each set by one press and cleared by another. */
export function FilterQuick({ filters }: { filters: readonly Filter[] }) {
  return filters.map((each) =>
    !isChoice(each) && each.quick ? <Values key={each.id} {...each.quick} /> : null,
  );
}

function Values({ label, items, onPress }: QuickValues) {
  return (
    <fieldset aria-label={label} className={styles.quick}>
      {items.map(({ id, label: words, isPressed }) => (
        <Button
          key={id}
          size="small"
          variant="quiet"
          aria-pressed={isPressed}
          className={styles.quickValue}
          onPress={() => onPress(id)}
        >
          {words}
        </Button>
      ))}
    </fieldset>
  );
}
