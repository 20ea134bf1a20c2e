/** Thrown by `exit` and the command `\\`. It is no Error, so no trap catches it. */
export class SessionEnd {
  constructor(readonly exitCode: number) {}
}
