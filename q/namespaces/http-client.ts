import type { Session } from '../context/session.ts'
import { bytesOf, lineFeed, stringOfBytes } from '../text/bytes.ts'
import { signal } from '../values/errors.ts'
import { textOf } from '../values/symbols.ts'
import type { Value } from '../values/value.ts'
import { unary, type VerbTable, variadic } from '../values/verb.ts'

/** Functions of `.Q` that send requests over HTTP. */
export const httpClientVerbs = (session: Session): VerbTable => ({
  '.Q.hg': unary(url => send(session, url), {
    shape: '.Q.hg url',
    help: 'sends a GET request over HTTP and gives the content of the response',
    examples: [
      [
        '.Q.hg"http://localhost:5010/?1+1"',
        '\'hop. OS reports: Connection refused\n  [0]  .Q.hg"http://localhost:5010/?1+1"\n       ^',
      ],
    ],
  }),
  '.Q.hp': variadic(3, 3, (url: Value, type: Value, content: Value) => send(session, url, type, content), {
    shape: '.Q.hp[url;type;text]',
    help: 'sends a text of a media type by a POST request over HTTP and gives the content of the response',
    examples: [
      [
        '.Q.hp["http://localhost:5010";.h.ty`txt;"hi"]',
        '\'hop. OS reports: Connection refused\n  [0]  .Q.hp["http://localhost:5010";.h.ty`txt;"hi"]\n       ^',
      ],
    ],
  }),
})

/** Sends a request and gives what follows the empty line after the head of its response. A URL may start with a colon. */
function send(session: Session, url: Value, ...content: Value[]): Value {
  const response = session.network?.ask(textOf(url).replace(/^:?/, ':'), content)
  const bytes = bytesOf(response ?? signal('hop. OS reports: Connection refused'))
  const end = bytes.findIndex((byte, index) => byte === lineFeed && bytes[index - 2] === lineFeed)
  return stringOfBytes(bytes.slice(end + 1))
}
