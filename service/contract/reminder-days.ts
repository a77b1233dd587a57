/** Days after a request for approval on which the service reminds the client. */
export const reminderDays = [3, 7] as const;
