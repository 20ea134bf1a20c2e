export class PortInUseError extends Error {}
