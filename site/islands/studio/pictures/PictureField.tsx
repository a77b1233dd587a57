import type { ReactElement } from 'react';
import type { PlacePicture } from '../../../../templates-data/model/pictures.ts';
import { $content } from '../draft/draft-store.ts';
import { PartPanel } from '../content/PartPanel.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import { type PictureKind } from './picture-kinds.ts';
import { usePart } from '../fields/use-slot.ts';

const kinds = {
  logo: { label: 'Logo', without: 'The name and its initials', absent: 'left out' },
  opening: { label: 'Opening picture', without: 'The trade’s own picture', absent: 'the trade’s' },
} as const;

const grounds = {
  light: ', on a light ground',
  dark: ', on a dark ground',
  own: ', with its own ground',
} as const;

function describePicture(kind: PictureKind, picture: PlacePicture | undefined): string {
  if (!picture) return kinds[kind].without;
  if ('set' in picture) return picture.set === '' ? 'No picture' : 'From the trade’s set';
  const ground = kind === 'logo' && picture.background ? grounds[picture.background] : '';
  return `${picture.width} by ${picture.height} pixels${ground}`;
}

/** The logo or the opening picture, each in its own part. */
export function PictureField({ kind }: { kind: PictureKind }): ReactElement {
  const picture = usePart($content, ({ pictures }) => pictures[kind]);
  return (
    <PartPanel
      part={kind}
      label={kinds[kind].label}
      summary={describePicture(kind, picture)}
      absent={kinds[kind].absent}
    >
      {() => <PictureEditor place={kind} />}
    </PartPanel>
  );
}
