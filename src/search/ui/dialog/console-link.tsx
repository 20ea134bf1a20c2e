import type { RefObject } from 'react'
import { withBasePath } from '../../../browser/with-base-path.ts'
import { consolePath } from '../../../urls/reserved-paths.ts'
import { followOnClick } from '../parts/follow-link.ts'

export function ConsoleLink({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const address = withBasePath(consolePath)
  return (
    <p>
      Want to try something?{' '}
      <a href={address} onClick={event => followOnClick(event, address, dialog.current)}>
        Open the q console
      </a>
    </p>
  )
}
