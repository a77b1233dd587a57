/** The machine is busy; a later call may succeed. */
export class Overloaded extends Error {
  constructor() {
    super('no worker came free in time');
  }
}
