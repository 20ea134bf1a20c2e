/** Each call returns the seconds since the previous call, or since the stopwatch was created: `1.4`. */
export function createStopwatch(): () => string {
  let last = performance.now()
  return () => {
    const now = performance.now()
    const elapsed = now - last
    last = now
    return (elapsed / 1000).toFixed(1)
  }
}
