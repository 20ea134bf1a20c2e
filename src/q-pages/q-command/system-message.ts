/** What the operating system says, in its own words, which errors of q repeat. */
const messages: Readonly<Record<string, string>> = {
  EACCES: 'Permission denied',
  EADDRINUSE: 'Address already in use',
  EADDRNOTAVAIL: 'Cannot assign requested address',
  EAI_AGAIN: 'Temporary failure in name resolution',
  ECONNREFUSED: 'Connection refused',
  ECONNRESET: 'Connection reset by peer',
  EEXIST: 'File exists',
  EHOSTUNREACH: 'No route to host',
  EISDIR: 'Is a directory',
  ENETUNREACH: 'Network is unreachable',
  ENOENT: 'No such file or directory',
  ENOSPC: 'No space left on device',
  ENOTDIR: 'Not a directory',
  ENOTEMPTY: 'Directory not empty',
  ENOTFOUND: 'Name or service not known',
  EROFS: 'Read-only file system',
  ETIMEDOUT: 'Connection timed out',
}

/** The system's message for an error of Node: `Permission denied` for EACCES. */
export const systemMessage = (error: unknown): string => messages[systemCode(error)] ?? 'Input/output error'

/** The code of an error of Node, such as `EACCES`; empty for other errors. */
export const systemCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** The error of q for a connection to a host that failed: `hop. OS reports: Connection refused`, or the name of an unknown host. */
export function connectionError(error: unknown, host: string): string {
  const message = systemMessage(error)
  return `${message === messages.ENOTFOUND ? host : 'hop'}. OS reports: ${message}`
}
