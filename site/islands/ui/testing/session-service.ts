import { fakeService, settings } from './fake-page.ts';

/** The answer to the settings, for `fakeService`. */
export const offer = { 'GET /api/settings': (): Response => Response.json(settings) };

/** A service that answers the settings, and who is signed in with `respond`. */
export function whoIs(respond: () => Response | Promise<Response>): ReturnType<typeof fakeService> {
  return fakeService({ ...offer, 'GET /api/auth/user': respond });
}
