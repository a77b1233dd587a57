import LayoutPanelTop from 'lucide-react/icons/layout-panel-top';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import InboxIcon from 'lucide-react/icons/inbox';
import SettingsIcon from 'lucide-react/icons/settings';
import type { LucideIcon } from 'lucide-react';
import type { ReadableAtom } from 'nanostores';
import { paths } from '../../paths.ts';
import { $unread } from '../inbox/unread-store.ts';
import { $isRead } from '../signals/now-store.ts';
import { lazyPart, type LazyPart } from './lazy-part.ts';
import { matchPath, type PathValues } from './match-path.ts';
import type { RouteProps } from './route-props.ts';

/** An entry of the rail; `$count` is the number beside it. */
export interface RailEntry {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly $count?: ReadableAtom<number>;
  /** Whether visits are in progress. */
  readonly $isLive?: ReadableAtom<boolean>;
}

export interface Route extends LazyPart<RouteProps> {
  /** A pattern, such as `/app/demos/{id}`. */
  readonly path: string;
  /** The title of the document; a page can set a more specific one with `useTitle`. */
  readonly title: string;
  /** Its entry in the rail; entries are in the order of the routes. */
  readonly rail?: RailEntry;
  /** The path of the entry under which it belongs. */
  readonly below?: string;
  /** Whether it is the studio, which fills the window and requires a plan. */
  readonly isStudio?: boolean;
}

const demos = lazyPart<RouteProps>(() =>
  import('../library/DemosPage.tsx').then((part) => part.DemosPage),
);
const demo = lazyPart<RouteProps>(() =>
  import('../library/DemoPage.tsx').then((part) => part.DemoPage),
);
/**
 * One part for both addresses, because a demo that was just made changes its address while its link
 * is shown. The steps of a new demo, or the editor of a saved one, are fetched along with it.
 */
const studio = lazyPart<RouteProps>(() => {
  const isSaved = window.location.pathname.endsWith('/edit');
  const inside = isSaved
    ? import('../studio/editor/Editor.tsx')
    : import('../studio/shell/Wizard.tsx');
  void inside.catch(() => undefined);
  return import('../studio/StudioPage.tsx').then((part) => part.StudioPage);
});
const inbox = lazyPart<RouteProps>(() =>
  import('../inbox/InboxPage.tsx').then((part) => part.InboxPage),
);
const insights = lazyPart<RouteProps>(() =>
  import('../insights/InsightsPage.tsx').then((part) => part.InsightsPage),
);
const settings = lazyPart<RouteProps>(() =>
  import('../settings/SettingsPage.tsx').then((part) => part.SettingsPage),
);

/** Every address of the workspace. */
export const routes: readonly Route[] = [
  {
    path: paths.app,
    title: 'Demos',
    rail: { label: 'Demos', Icon: LayoutPanelTop, $isLive: $isRead },
    ...demos,
  },
  { path: paths.newDemo, title: 'New demo', isStudio: true, ...studio },
  { path: `${paths.app}/demos/{id}`, title: 'Demo', below: paths.app, ...demo },
  { path: `${paths.app}/demos/{id}/edit`, title: 'Edit', isStudio: true, ...studio },
  { path: `${paths.app}/demos/{id}/{tab}`, title: 'Demo', below: paths.app, ...demo },
  {
    path: paths.inbox,
    title: 'Inbox',
    rail: { label: 'Inbox', Icon: InboxIcon, $count: $unread },
    ...inbox,
  },
  {
    path: paths.insights,
    title: 'Insights',
    rail: { label: 'Insights', Icon: ChartNoAxesColumn },
    ...insights,
  },
  {
    path: `${paths.app}/settings`,
    title: 'Settings',
    rail: { label: 'Settings', Icon: SettingsIcon },
    ...settings,
  },
  {
    path: `${paths.app}/settings/{section}`,
    title: 'Settings',
    below: `${paths.app}/settings`,
    ...settings,
  },
];

export function findRoute(
  path: string,
): { readonly route: Route; readonly values: PathValues } | undefined {
  for (const route of routes) {
    const values = matchPath(route.path, path);
    if (values) return { route, values };
  }
  return undefined;
}
