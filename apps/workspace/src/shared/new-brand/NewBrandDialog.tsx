import type { Brand } from '@brandroom/domain/brand/brand.schema';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { Dialog } from '@brandroom/ui/Dialog';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { showToast } from '@brandroom/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

import { formMessages } from '../form/form.messages';
import { useChooseNewBrand } from '../brand/use-choose-brand';
import { DiscardQuestion } from '../form/DiscardQuestion';
import { shortName } from '../page/short-name';
import { BuildProgress } from './BuildProgress';
import { newBrandMessages as messages } from './new-brand.messages';
import { QuickBuildForm } from './QuickBuildForm';
import { useQuickBuild } from './use-quick-build';

interface NewBrandDialogProps {
  onClose: () => void;
  /** Opens the form of an empty brand; called after the dialog has closed. */
  onStartBuilding: () => void;
}

/** Creates a brand: by a quick build, which makes it the current brand, or as an empty one. */
export function NewBrandDialog({ onClose, onStartBuilding }: NewBrandDialogProps) {
  const build = useQuickBuild();
  const { isBusy, done, brand, send } = build;
  const [url, setUrl] = useState('');
  const [asked, setAsked] = useState<'discard' | 'cancel' | null>(null);
  const isDirty = url !== '' && !isBusy && brand === null;
  // The build ended while its question was open.
  if (asked === 'cancel' && !isBusy) setAsked(null);
  useBuilt(brand, onClose);

  function cancel() {
    send({ type: 'CANCEL' });
    announce(messages.quick.canceled);
  }
  function close() {
    if (isBusy) return setAsked('cancel');
    return isDirty ? setAsked('discard') : onClose();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={messages.title}
      actions={
        isBusy ? (
          // The button that had focus and started the build is gone.
          <Button key="stop" autoFocus aria-label={messages.quick.cancelNamed} onPress={cancel}>
            {formMessages.cancel}
          </Button>
        ) : (
          <Button key="close" onPress={close}>
            {formMessages.cancel}
          </Button>
        )
      }
    >
      {isBusy ? (
        <BuildProgress done={done} />
      ) : (
        <Stack gap={32}>
          <Section
            title={messages.quick.title}
            description={messages.quick.help}
            headingLevel={3}
            size="lead"
          >
            <QuickBuildForm build={build} url={url} onUrlChange={setUrl} />
          </Section>
          <Section
            title={messages.own.title}
            description={messages.own.help}
            headingLevel={3}
            size="lead"
          >
            <div>
              <Button
                onPress={() => {
                  // A typed address must not hold back the navigation.
                  flushSync(() => setUrl(''));
                  onClose();
                  onStartBuilding();
                }}
              >
                {messages.own.submit}
              </Button>
            </div>
          </Section>
        </Stack>
      )}
      <DiscardQuestion
        isDirty={isDirty}
        isAsking={asked === 'discard'}
        onKeep={() => setAsked(null)}
        onDiscard={onClose}
      />
      <ConfirmDialog
        isOpen={asked === 'cancel'}
        onOpenChange={() => setAsked(null)}
        title={messages.quick.askCancel}
        confirmLabel={messages.quick.cancelNamed}
        cancelLabel={messages.quick.keep}
        onConfirm={() => {
          cancel();
          onClose();
        }}
      >
        {messages.quick.askCancelText}
      </ConfirmDialog>
    </Dialog>
  );
}

/** Makes a built brand the current one and closes the dialog. */
function useBuilt(brand: Brand | null, onClose: () => void): void {
  const choose = useChooseNewBrand();
  const navigate = useNavigate();
  const finish = useEffectEvent(async (built: Brand) => {
    await choose(built);
    showToast({
      title: messages.quick.ready(shortName(built)),
      description: messages.quick.readyHelp,
      action: {
        label: messages.quick.seeColors,
        onAction: () => void navigate({ to: '/brand/colors' }),
      },
    });
    onClose();
  });
  useEffect(() => {
    if (brand) void finish(brand);
  }, [brand]);
}
