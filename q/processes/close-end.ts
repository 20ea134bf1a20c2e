import { type MachineState, noBytes } from './machine-state.ts'
import type { Endpoint } from './process-state.ts'

/** Closes one end, as `hclose` does: what is queued on it is lost, and the other process hears of it. */
export function closeEndpoint(machine: MachineState, end: Endpoint): void {
  if (!end.isOpen) return
  machine.deliver(end, { kind: 'close', bytes: noBytes, request: 0 })
  forgetEnd(end)
}

/** Takes an end out of the handles of its process. */
export function forgetEnd(end: Endpoint): void {
  end.isOpen = false
  end.outgoing = []
  end.owner.ends.delete(end.handle)
  const { handles } = end.owner.session
  if (handles.get(end.handle)) handles.close(end.handle)
}
