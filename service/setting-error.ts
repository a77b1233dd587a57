/**
 * Thrown when a setting cannot be right; the message is one line that names the variable and what
 * it should look like.
 */
export class SettingError extends Error {}
