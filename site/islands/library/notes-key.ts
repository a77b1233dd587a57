/** Where notes on their way to the service are kept in this browser. */
export const notesKey = (owner: string): string => `studio-notes:${owner}`;
