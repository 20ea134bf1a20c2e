import { type RefObject, useLayoutEffect, useRef } from 'react'

interface StopButtonProps {
  onStop: () => void
  /** What gets the focus if it is on Stop when the run ends and the button disappears. */
  focusAfter: RefObject<HTMLElement | null>
}

/** Ends a run. Render it only while something is running. */
export function StopButton({ onStop, focusAfter }: StopButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const stop = button.current
    return () => {
      if (stop === document.activeElement) focusAfter.current?.focus()
    }
  }, [focusAfter])
  return (
    <button ref={button} type="button" onClick={onStop}>
      Stop
    </button>
  )
}
