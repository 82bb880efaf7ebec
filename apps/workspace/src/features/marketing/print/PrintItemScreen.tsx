import type { PrintItem } from '@brandroom/domain/campaign/print-item.schema';
import { printTypeLabels } from '@brandroom/domain/campaign/print-type';
import type { BarAction } from '@brandroom/ui/bar-action';
import { Badge } from '@brandroom/ui/Badge';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { usePreload } from '@brandroom/ui/lazy-part';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { Section } from '@brandroom/ui/Section';
import { Split } from '@brandroom/ui/Split';
import { Stack } from '@brandroom/ui/Stack';
import { useNavigate } from '@tanstack/react-router';

import { useWorkspace } from '../../../shared/brand/workspace';
import { useHref } from '../../../shared/navigation/use-href';
import { PageTitle } from '../../../shared/page/PageTitle';
import { UndoBar } from '../../../shared/page/UndoBar';
import { DateText } from '../../../shared/time/DateText';
import { FailedChange } from './FailedChange';
import { DeletePrintDialog, preloaded } from './print-parts';
import { sizeText } from './print-facts';
import { printMessages } from './print.messages';
import { PrintLoad } from './PrintLoad';
import { SheetPages } from './SheetPages';
import { usePrintActions } from './use-print-actions';
import { usePrintBrand } from './use-print-brand';

const messages = printMessages.page;
const barActions = ['pdf', 'edit'];

/** The page of a print item: its pages, details and PDF. */
export function PrintItemScreen({ id }: { id: PrintItem['id'] }) {
  return (
    <PrintLoad id={id} layout="figures">
      {(item) => <Item key={id} item={item} />}
    </PrintLoad>
  );
}

function Item({ item }: { item: PrintItem }) {
  const { brand: current } = useWorkspace();
  const hrefTo = useHref();
  const navigate = useNavigate();
  const { name, brandId, updatedAt } = item;
  const brand = usePrintBrand(brandId);
  const { changes, download, toDelete, endDelete, sectionsOf } = usePrintActions({
    brandId,
    brand,
    onDuplicated: ({ id }) => void navigate({ to: '/marketing/print/$id', params: { id } }),
  });
  usePreload(preloaded);
  const sections = sectionsOf(item);
  const actions = sections
    .flatMap(({ items }) => items)
    .filter(({ id }) => barActions.includes(id))
    .map((line): BarAction =>
      line.id === 'pdf' ? { ...line, isPrimary: true, isPending: download.isPending } : line,
    );
  const more = sections
    .map((section) => ({
      ...section,
      items: section.items.filter(({ id }) => id !== 'open' && !barActions.includes(id)),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <Page
      layout="figures"
      bar={
        <PageBar
          title={name}
          back={{ href: hrefTo({ to: '/marketing/print' }), label: messages.back }}
          meta={<Badge>{printTypeLabels[item.type]}</Badge>}
          actions={actions}
          more={more}
        />
      }
    >
      <PageTitle title={name} brand={current?.name} />
      <Stack gap={16} data-first-content="">
        <UndoBar />
        <FailedChange changes={changes} download={download} />
        <Split
          variant="aside"
          asideLabel={messages.facts}
          aside={
            <Section title={messages.facts}>
              <DescriptionList
                items={[
                  { term: messages.type, detail: printTypeLabels[item.type] },
                  { term: messages.size, detail: sizeText(item) },
                  { term: messages.bleed, detail: messages.bleedSize },
                  { term: messages.changed, detail: <DateText at={updatedAt} withTime /> },
                ]}
              />
            </Section>
          }
        >
          <SheetPages name={name} item={item} brand={brand} />
        </Split>
      </Stack>
      {toDelete && (
        <DeletePrintDialog
          item={toDelete}
          discard={changes.discard}
          onClose={endDelete}
          onDeleted={() => {
            endDelete();
            void navigate({ to: '/marketing/print' });
          }}
        />
      )}
    </Page>
  );
}
