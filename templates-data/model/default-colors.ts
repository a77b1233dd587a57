/** The colours of a page for which none are set. */
export const defaultColors = { primary: '#1e293b', secondary: '#3b82f6' } as const;
/** The colours that a demo is stored with when none are sent. */
export const newDemoColors = { primaryColor: '#111827', secondaryColor: '#3b82f6' } as const;
