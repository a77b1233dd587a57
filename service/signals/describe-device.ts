export type DeviceKind = 'phone' | 'tablet' | 'desktop';

/** The kind of device in a `User-Agent` header. Tablets in desktop mode look like computers. */
export function describeDeviceKind(userAgent: string): DeviceKind {
  if (/iPad|Tablet|Silk|Kindle|PlayBook/u.test(userAgent)) return 'tablet';
  if (/Android/u.test(userAgent)) return /Mobile/u.test(userAgent) ? 'phone' : 'tablet';
  return /iPhone|iPod|Mobi/u.test(userAgent) ? 'phone' : 'desktop';
}
