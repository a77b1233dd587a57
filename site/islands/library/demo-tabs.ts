import { lazy, type ComponentType } from 'react';
import { paths } from '../../paths.ts';
import { lazyPart, type LazyPart } from '../app/lazy-part.ts';
import type { DemoTabProps } from './demo-tab-props.ts';
import type { LibraryDemo } from './library-demo.ts';

/** A tab of a demo's page, with its own address: `/app/demos/{id}/comments`. */
interface DemoTab extends LazyPart<DemoTabProps> {
  readonly id: string;
  readonly label: string;
  /** Whether a demo has the tab; undefined for all demos. */
  readonly isShown?: (props: DemoTabProps) => boolean;
  /** Shown beside the label, for example a count. */
  readonly Badge?: ComponentType<DemoTabProps>;
}

const isSaved = ({ demo }: DemoTabProps): boolean => !demo.local;

interface Badge {
  readonly default: ComponentType<DemoTabProps>;
}

/** Without a count if the module cannot be loaded. */
const OpenComments = lazy(() =>
  import('../comments/OpenComments.tsx').then(
    (part): Badge => ({ default: part.OpenComments }),
    (): Badge => ({ default: () => null }),
  ),
);

/** The tabs of a demo's page. The first one that a demo has is at the address without a tab. */
export const demoTabs: readonly DemoTab[] = [
  {
    id: 'signals',
    label: 'Signals',
    isShown: isSaved,
    ...lazyPart(() => import('../signals/SignalsTab.tsx').then((part) => part.SignalsTab)),
  },
  {
    id: 'comments',
    label: 'Comments',
    isShown: isSaved,
    Badge: OpenComments,
    ...lazyPart(() => import('../comments/CommentsTab.tsx').then((part) => part.CommentsTab)),
  },
  {
    id: 'approval',
    label: 'Approval',
    isShown: isSaved,
    ...lazyPart(() => import('../approvals/ApprovalTab.tsx').then((part) => part.ApprovalTab)),
  },
  {
    id: 'details',
    label: 'Details',
    ...lazyPart(() => import('./DetailsTab.tsx').then((part) => part.DetailsTab)),
  },
];

/** The address of a tab. */
export function tabAddress({ uniqueId }: LibraryDemo, tab: DemoTab, isFirst: boolean): string {
  return isFirst ? paths.demoInApp(uniqueId) : `${paths.demoInApp(uniqueId)}/${tab.id}`;
}
