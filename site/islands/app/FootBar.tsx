import type { ReactElement } from 'react';
import { Count, Live } from './RailMarks.tsx';
import { isCurrent, ring } from './rail-link.ts';
import { routes, type Route } from './routes.ts';

/** The navigation of the workspace on a phone, at the bottom. */
export function FootBar({ current }: { readonly current: Route | undefined }): ReactElement {
  return (
    <nav
      aria-label="Workspace"
      className="border-t border-white/9 bg-raised pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex">
        {routes.flatMap(({ path, rail }) =>
          rail
            ? [
                <li key={path} className="flex-1">
                  <a
                    href={path}
                    aria-current={isCurrent(path, current) ? 'page' : undefined}
                    className={`relative flex h-16 flex-col items-center justify-center gap-1 text-xs/4 ${ring} ${isCurrent(path, current) ? 'text-white' : 'text-white/65'}`}
                  >
                    <rail.Icon aria-hidden="true" size={20} strokeWidth={1.75} />
                    {rail.label}
                    {rail.$isLive && (
                      <Live $isLive={rail.$isLive} className="absolute top-2.5 ml-7" />
                    )}
                    {rail.$count && (
                      <Count $count={rail.$count} className="absolute top-1.5 ml-6" />
                    )}
                  </a>
                </li>,
              ]
            : [],
        )}
      </ul>
    </nav>
  );
}
