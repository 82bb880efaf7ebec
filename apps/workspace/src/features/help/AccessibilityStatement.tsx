import type { DataColumn } from '@brandroom/ui/data-column';
import { DataTable } from '@brandroom/ui/DataTable';
import { Prose } from '@brandroom/ui/Prose';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { helpMessages } from './help.messages';
import type { Criterion } from './wcag-criteria';
import { criteria } from './wcag-criteria';

const messages = helpMessages.accessibility;

const columns: readonly DataColumn<Criterion>[] = [
  {
    id: 'criterion',
    header: messages.criterion,
    isRowHeader: true,
    cell: ({ id, name }) => `${id} ${name}`,
  },
  { id: 'level', header: messages.level, cell: ({ level }) => level },
  {
    id: 'result',
    header: messages.result,
    isNowrap: true,
    cell: ({ result }) => messages.results[result],
  },
  { id: 'how', header: messages.how, cell: ({ how }) => how },
];

/** The accessibility statement: tests, known problems, and a table of the WCAG criteria. */
export function AccessibilityStatement() {
  return (
    <Section title={messages.title} id="accessibility">
      <Stack gap={24}>
        {messages.paragraphs.map((paragraph) => (
          <Text key={paragraph} isMeasured>
            {paragraph}
          </Text>
        ))}
        <Section headingLevel={3} title={messages.known}>
          <Prose>
            <ul>
              {messages.limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          </Prose>
        </Section>
        <Text isMeasured>{messages.contact}</Text>
        <DataTable
          caption={messages.table}
          isCaptionVisible
          columns={columns}
          rows={criteria}
          getRowId={({ id }) => id}
        />
      </Stack>
    </Section>
  );
}
