import type { z } from 'zod';
import type { readPanel } from '../../../service/contract/panel.ts';
import type { PanelPage } from './panel-page.ts';
import type { Translate } from './panel-words.ts';

/** The reply that says what the panel of a demo offers. */
export type PanelInfo = z.output<(typeof readPanel)['reply'][200]>;

/** The properties of each tab of the panel. */
export interface TabProps {
  readonly info: PanelInfo;
  readonly page: PanelPage;
  readonly translate: Translate;
  /** The author's name, for this page view. */
  readonly name: string;
  readonly setName: (name: string) => void;
}
