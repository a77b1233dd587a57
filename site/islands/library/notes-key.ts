/** The storage key of unsent notes in this browser. */
export const notesKey = (owner: string): string => `studio-notes:${owner}`;
