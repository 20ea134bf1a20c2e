export class PortInUse extends Error {}
