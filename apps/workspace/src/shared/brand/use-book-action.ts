import type { BarAction } from '@brandroom/ui/bar-action';
import { useNavigate } from '@tanstack/react-router';
import { BookOpen } from 'lucide';

import { brandMessages } from './brand.messages';

/** The page bar's link to the brand book. */
export function useBookAction(): BarAction {
  const navigate = useNavigate();
  return {
    id: 'book',
    label: brandMessages.book,
    icon: BookOpen,
    onAction: () => void navigate({ to: '/brand/book' }),
  };
}
