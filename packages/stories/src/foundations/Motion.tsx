import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { Page } from '@brandroom/ui/Page';
import { Text } from '@brandroom/ui/Text';
import { PageBar } from '@brandroom/ui/PageBar';
import { Section } from '@brandroom/ui/Section';
import { useState } from 'react';
import * as styles from './specimen.css';
import { cssVariable, tokensOf } from './token-data';

/** The durations, each with a demo. */
export function Motion() {
  const [isAway, setAway] = useState(false);
  const durations = tokensOf('motion').filter(({ type }) => type === 'duration');
  return (
    <Page
      layout="story"
      bar={
        <PageBar
          title="Motion"
          actions={[{ id: 'move', label: 'Move them', onAction: () => setAway(!isAway) }]}
        />
      }
    >
      <Text tone="muted" isMeasured>
        Things move from where they came, and only where it helps to follow them. With reduced
        motion nothing moves.
      </Text>
      <Section title="Durations">
        <DescriptionList
          items={durations.map(({ id, light }) => ({
            term: `${id}, ${light}`,
            detail: (
              <div className={styles.specimen.track}>
                <div
                  className={styles.specimen.runner}
                  style={{ transitionDuration: cssVariable(id) }}
                  {...(isAway ? { 'data-away': true } : {})}
                />
              </div>
            ),
          }))}
        />
      </Section>
      <Section title="Easing">
        <DescriptionList
          items={tokensOf('motion')
            .filter(({ type }) => type === 'cubicBezier')
            .map(({ id, light }) => ({ term: id, detail: `cubic-bezier(${light})` }))}
        />
      </Section>
    </Page>
  );
}
