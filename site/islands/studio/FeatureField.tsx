import type { ReactElement } from 'react';
import { $draft, setWishes } from './draft-store.ts';
import { usePart } from './use-slot.ts';

/** What the finished website comes with, each to be switched on or off. */
export function FeatureField(): ReactElement {
  const features = usePart($draft, (draft) => draft.features);
  const toggle = (id: string): void => {
    const next = features.map((feature) =>
      feature.id === id ? { ...feature, enabled: !feature.enabled } : feature,
    );
    setWishes({ features: next }, features.find((feature) => feature.id === id)?.name ?? 'Features');
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm/6 font-medium text-white/90">Features</legend>
      <ul className="divide-y divide-white/9 rounded-xl border border-white/12">
        {features.map(({ id, name, description, enabled }) => (
          <li key={id}>
            <label className="flex min-h-11 cursor-pointer items-center gap-4 px-3.5 py-3 hover:bg-white/4 has-focus-visible:outline-2 has-focus-visible:outline-offset-[-3px] has-focus-visible:outline-ring">
              <span className="min-w-0 flex-1">
                <span className="block text-sm/5 text-white/90">{name}</span>
                <span id={`feature-${id}`} className="mt-0.5 block text-[13px]/5 text-white/60">
                  {description}
                </span>
              </span>
              <input
                type="checkbox"
                role="switch"
                checked={enabled}
                onChange={() => toggle(id)}
                aria-label={name}
                aria-describedby={`feature-${id}`}
                className="peer sr-only"
              />
              <span
                aria-hidden="true"
                className="relative h-6 w-10 shrink-0 rounded-full border border-white/25 bg-white/8 transition-colors duration-150 peer-checked:border-blue peer-checked:bg-blue before:absolute before:top-[3px] before:left-[3px] before:size-4 before:rounded-full before:bg-white/80 before:transition-[translate] before:duration-150 peer-checked:before:translate-x-4 peer-checked:before:bg-white forced-colors:peer-checked:bg-[Highlight]"
              />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
