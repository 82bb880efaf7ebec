import { createPortal } from 'react-dom';
import { Button } from '../Button/Button';
import { keyShortcuts } from '../Button/key-shortcuts';
import { useSlow } from '../Button/use-slow';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { IconButton } from '../IconButton/IconButton';
import type { MenuActionSection } from '../Menu/menu-section';
import { mostFolds, usePage, usePagePlaces } from '../Page/page-context';
import type { BarAction } from './bar-action';
import { MoreMenu } from './MoreMenu';

interface BarActionsProps {
  actions: readonly BarAction[];
  more: readonly MenuActionSection[];
}

/**
 * As many actions as have room, in their order; the others, from the first on, in a menu before them. On phones the
 * primary action of a form is at the bottom of the page.
 */
export function BarActions({ actions, more }: BarActionsProps) {
  const page = usePage();
  const places = usePagePlaces();
  const primary = actions.find(({ isPrimary }) => isPrimary);
  const others = actions.filter((action) => action !== primary);
  const room = page?.isNarrow ? 0 : Math.max(0, 2 - (page?.folds ?? 0));
  const folded = others.slice(0, Math.max(0, others.length - room));
  const shown = others.slice(folded.length);
  const sections =
    folded.length > 0 ? [{ id: 'actions', items: folded.map(inMenu) }, ...more] : more;
  const foot = places?.viewBar ? null : places?.below;
  const hasIcon = page?.isNarrow === true ? !foot : page?.folds === mostFolds;
  const main = primary && (
    <ActionButton
      key={primary.id}
      action={primary}
      isIconOnly={hasIcon && primary.icon !== undefined}
    />
  );
  return (
    <>
      {sections.length > 0 && (
        <MoreMenu sections={sections} pending={folded.find(({ isPending }) => isPending)} />
      )}
      {shown.map((action) => (
        <ActionButton key={action.id} action={action} />
      ))}
      {foot ? createPortal(main, foot) : main}
    </>
  );
}

/** A line of a menu is no button of a form: it asks the form to be sent. */
function inMenu({ form, isPending = false, ...action }: BarAction): BarAction {
  const send = () => {
    const element = form === undefined ? null : document.getElementById(form);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  };
  return {
    ...action,
    isDisabled: isPending || (action.isDisabled ?? false),
    ...(form === undefined ? {} : { onAction: send }),
  };
}

function ActionButton({ action, isIconOnly = false }: { action: BarAction; isIconOnly?: boolean }) {
  const { id, label, name, icon, href, isPrimary = false, isDisabled = false } = action;
  const { form, onAction, isPending = false, pendingLabel, shortcut } = action;
  // A button with a label shows and announces it itself.
  useSlow(isPending && isIconOnly, pendingLabel);
  const variant = isPrimary ? 'primary' : 'secondary';
  const named = name === undefined ? {} : { 'aria-label': name };
  const keyed = (tag: 'a' | 'button') => {
    if (shortcut === undefined) return {};
    // In a tooltip, because the bar has no room for it.
    return isIconOnly ? { shortcut } : { ...keyShortcuts(tag, shortcut), 'data-key-tip': shortcut };
  };
  if (href !== undefined) {
    return (
      <ButtonLink
        href={href}
        variant={variant}
        isIconOnly={isIconOnly}
        {...named}
        {...(icon ? { icon } : {})}
        {...keyed('a')}
      >
        {label}
      </ButtonLink>
    );
  }
  const shared = {
    id,
    variant,
    isPending,
    isDisabled,
    ...(onAction ? { onPress: onAction } : {}),
    ...(form === undefined ? {} : { type: 'submit' as const, form }),
  } as const;
  if (isIconOnly && icon)
    return <IconButton {...shared} icon={icon} label={name ?? label} {...keyed('button')} />;
  return (
    <Button
      {...shared}
      {...named}
      {...keyed('button')}
      {...(icon ? { icon } : {})}
      {...(pendingLabel === undefined ? {} : { pendingLabel })}
    >
      {label}
    </Button>
  );
}
