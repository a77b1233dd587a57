/**
 * An invalid setting. The message is one line that names the variable and describes valid values.
 */
export class SettingError extends Error {}
