/** There is more to do than this machine can do now; the same call may succeed in a moment. */
export class Overloaded extends Error {
  constructor() {
    super('no worker came free in time');
  }
}
