/** Thrown when the port for a server is taken. */
export class PortInUseError extends Error {}
