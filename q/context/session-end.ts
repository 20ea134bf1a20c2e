/** Thrown by `exit` and by the command `\\`: the session is over. It is no error, so no trap stops it. */
export class SessionEnd {
  constructor(readonly exitCode: number) {}
}
