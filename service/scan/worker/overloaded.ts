/** This machine is busy; the same call may succeed in a moment. */
export class Overloaded extends Error {
  constructor() {
    super('no worker came free in time');
  }
}
