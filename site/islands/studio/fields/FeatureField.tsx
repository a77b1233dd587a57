import type { ReactElement } from 'react';
import { $draft, setFeatureRequests } from '../draft/draft-store.ts';
import { Switch } from '../shell/Switch.tsx';
import { usePart } from './use-slot.ts';

/** The features of the finished website, each with a switch. */
export function FeatureField(): ReactElement {
  const features = usePart($draft, (draft) => draft.features);
  const set = (id: string, enabled: boolean): void => {
    const next = features.map((feature) => (feature.id === id ? { ...feature, enabled } : feature));
    setFeatureRequests(
      { features: next },
      features.find((feature) => feature.id === id)?.name ?? 'Features',
    );
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm/6 font-medium text-white/90">Features</legend>
      <ul className="divide-y divide-white/9 rounded-xl border border-white/12">
        {features.map(({ id, name, description, enabled }) => (
          <li key={id}>
            <Switch
              label={name}
              hint={description}
              checked={enabled}
              onChange={(on) => set(id, on)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
