import type { ErrorKind } from '../../q/index.ts'

/** What an error means, and the id of the heading on `/docs/concepts/errors` that says more. */
export interface ErrorExplanation {
  sentence: string
  anchor: string
}

/** Explains the code that an input ended with, such as `type` or `hop. OS reports: Connection refused`, and its kind. */
export function explainError(code: string, kind: ErrorKind = 'other'): ErrorExplanation {
  const known = /^(dup|hop|timeout)(?=\. OS reports: | )|^Cannot write to handle(?= )/.exec(code)?.[0] ?? code
  const sentence = sentences.get(known)
  if (sentence) return { sentence, anchor: anchors.get(known) ?? known }
  const rare = rareSentences.get(known)
  if (rare) return { sentence: rare, anchor: 'rarer-codes' }
  if (code.includes('. OS reports: ')) return explanations.file
  if (/^[([{}\])"]$/.test(code)) return { sentence: `This ${code} has no partner.`, anchor: 'brackets' }
  if (/^(?:\d\S*|[^\s\w]{1,2})$/.test(code)) return explanations.literal
  if (kind === 'signal' || !/^\.?[a-z]\w*(?:\.\w+)*$/i.test(code)) return explanations.signal
  return { sentence: `No variable, function or column has the name ${code}.`, anchor: 'undefined-name' }
}

const explanations = {
  file: { sentence: 'A file could not be read or written; the system gives the reason.', anchor: 'os-reports' },
  literal: { sentence: 'This part of the line makes no sense where it stands.', anchor: 'literal' },
  signal: { sentence: 'The code itself signalled this message.', anchor: 'signals-of-your-own' },
}

/** Headings whose id is not the code. */
const anchors = new Map([['Cannot write to handle', 'handle']])

/** Codes with a heading of their own. */
const sentences = new Map(
  Object.entries({
    char: 'The text has a character that q does not know, perhaps a curly quote.',
    params: 'A function may have at most eight parameters.',
    assign: 'A reserved word of q cannot be given a value.',
    loop: 'A view depends on itself.',
    type: 'An operator or function was given a value of a type it does not accept.',
    length: 'Lists that belong together item by item have different lengths.',
    domain: 'The value has the right type, but the function is not defined for it.',
    match: 'A constant on the left of the assignment differs from the value on the right.',
    nyi: 'This use is not implemented; write it another way.',
    rank: 'Too many arguments for this function, or a table that has only atoms as columns.',
    from: 'The query has no valid form; perhaps the word from is missing.',
    mismatch: 'The columns of the two tables differ.',
    insert: 'The table already has a row with this key; upsert would replace it.',
    dup: 'Two columns would have the same name.',
    par: 'This operation does not work on a partitioned table.',
    part: 'Something is wrong with the partitions of the database.',
    unmappable: 'A column holds items of mixed kinds, so it cannot be saved for mapping.',
    splay: 'This operation is not implemented for splayed tables.',
    cast: 'A value is missing from the list that the enumeration refers to.',
    step: 'A step dictionary cannot be changed in place.',
    's-fail': 'The list is not in ascending order, so it cannot be marked as sorted.',
    'u-fail': 'Equal items are in the way of the unique or parted attribute.',
    hop: 'The connection could not be opened; the system gives the reason.',
    'Cannot write to handle': 'No open connection has this number.',
    access: 'The other side does not allow it; perhaps the password is wrong.',
    close: 'The other process closed the connection before it answered.',
    noupdate: 'This code may only read, and it tried to change a global variable.',
    os: 'The command is unknown, or the operating system could not carry it out.',
    wsfull: 'There is not enough memory for the result.',
    limit: 'A list, message or function is larger than q allows.',
    stack: 'Calls are nested too deeply; perhaps a recursion never ends.',
    // Nobody can interrupt an input otherwise: the Stop button ends the whole worker.
    stop: 'The input took longer than 3 seconds, so it was ended.',
    internal: 'This is a fault of the interpreter on this site, not of your code.',
    stype: 'Only a symbol or a string can be signalled.',
  }),
)

/** Codes in the table at the end of the page. */
const rareSentences = new Map(
  Object.entries({
    accp: 'An incoming connection could not be accepted.',
    adict: 'A dictionary cannot be amended at all of its keys in this way.',
    arch: 'The file was written on a machine with another byte order.',
    badmsg: 'The bytes are not a valid message.',
    badtail: 'The log ends in the middle of a message.',
    branch: 'The body of a control word is too long.',
    cond: 'A conditional has an even number of parts.',
    conn: 'There are too many connections.',
    d8: 'The log ends in the middle of a message and could not be cut back.',
    elim: 'There are too many enumerations.',
    empty: 'The directories in par.txt have no partitions.',
    globals: 'A function uses too many global variables.',
    hwr: 'Nothing can be written to a handle inside peach.',
    index: 'The index cannot select an item.',
    locals: 'A function uses too many local variables.',
    load: 'The file is not a data file.',
    mlim: 'A splayed table has too many nested columns.',
    noamend: 'A global variable was changed during an amend.',
    nosocket: 'Sockets can only be used in the main thread.',
    parse: 'The text or the message is not valid.',
    rb: 'Reading from the connection failed.',
    restricted: 'The process does not allow this.',
    sys: 'System calls can only be made in the main thread.',
    threadview: 'A view can only be computed in the main thread.',
    timeout: 'The connection could not be opened in time.',
    trunc: 'The log ends in the middle of a message and could not be cut back.',
    upd: 'The log needs a function upd, and there is none.',
    utf8: 'Text for a WebSocket must be valid UTF-8.',
    value: 'There is no value.',
    vd1: 'Several threads tried to update a value.',
    view: 'A view cannot be replaced by another value.',
  }),
)
