export type DeviceKind = 'phone' | 'tablet' | 'desktop';

/**
 * What kind of screen a browser says it is on. Tablets that ask for the pages of computers look
 * like one.
 */
export function describeDeviceKind(userAgent: string): DeviceKind {
  if (/iPad|Tablet|Silk|Kindle|PlayBook/u.test(userAgent)) return 'tablet';
  if (/Android/u.test(userAgent)) return /Mobile/u.test(userAgent) ? 'phone' : 'tablet';
  return /iPhone|iPod|Mobi/u.test(userAgent) ? 'phone' : 'desktop';
}
