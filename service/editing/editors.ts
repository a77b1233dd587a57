import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Notice, Store } from '../db/open.ts';

/** A window that was not heard of for longer is closed, or has lost its connection. */
const forgottenMs = 15_000;
const maxEditorsOfDemo = 50;

const Editor = z.object({
  window: z.string(),
  userId: z.string(),
  name: z.string(),
  field: z.string().nullable(),
  /** False when the window is left. */
  on: z.boolean(),
});
export type Editor = z.infer<typeof Editor>;

const EditorNotice = z.object({
  editing: z.object({ demoId: z.string(), editor: Editor, from: z.string() }),
});

export interface Editors {
  /** Notes a window for all processes; nothing is stored. */
  readonly report: (demoId: string, editor: Editor) => Promise<void>;
  /** The other windows that edit a demo now. */
  readonly list: (demoId: string, exceptWindow: string) => readonly Editor[];
}

/** Who edits which demo now, on PostgreSQL also in other processes. */
export function createEditors({
  store,
  now,
}: {
  readonly store: Store;
  readonly now: () => number;
}): Editors {
  const demos = new Map<string, Map<string, Editor & { readonly at: number }>>();
  let stopListening: (() => void) | undefined;
  // A process also receives its own notices, later than it stored them: without this check, a
  // window that was closed meanwhile would reappear.
  const self = crypto.randomUUID();

  function forgetOld(): void {
    const since = now() - forgottenMs;
    for (const [demoId, editors] of demos) {
      for (const [window, { at }] of editors) if (at < since) editors.delete(window);
      if (editors.size === 0) demos.delete(demoId);
    }
    if (demos.size > 0) return;
    stopListening?.();
    stopListening = undefined;
  }

  function note(demoId: string, editor: Editor): void {
    const editors = demos.get(demoId) ?? new Map<string, Editor & { readonly at: number }>();
    if (!editor.on) editors.delete(editor.window);
    else if (editors.has(editor.window) || editors.size < maxEditorsOfDemo)
      editors.set(editor.window, { ...editor, at: now() });
    demos.set(demoId, editors);
    forgetOld();
  }

  function onNotice(notice: Notice | undefined): void {
    if (notice?.about !== 'live') return;
    const editing = EditorNotice.safeParse(JSON.parse(notice.payload)).data?.editing;
    if (editing && editing.from !== self) note(editing.demoId, editing.editor);
  }

  return {
    report: async (demoId, editor) => {
      note(demoId, editor);
      if (store.engine === 'sqlite') return;
      if (demos.size > 0) stopListening ??= store.listen(onNotice);
      const payload = JSON.stringify({ editing: { demoId, editor, from: self } });
      await store.read
        .select({ notified: sql`pg_notify('firstlook_live', ${payload})` })
        .from(sql`(select 1) as one`);
    },
    list: (demoId, exceptWindow) => {
      forgetOld();
      return [...(demos.get(demoId)?.values() ?? [])].filter(
        ({ window }) => window !== exceptWindow,
      );
    },
  };
}
