'use client'

import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.island.tsx'

type Props = {
  name: string
  /** Whether the dealer is the preferred one, so that the dialog asks whether to deselect it. */
  isPreferred: boolean
  onYes: () => void
  onClose: () => void
}

/** Asks before the preferred dealer is set or cleared. Source: requirements D-289 to D-291. */
export function ConfirmPreferred({ name, isPreferred, onYes, onClose }: Props) {
  const action = isPreferred ? 'deselect' : 'set'
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Do you want to ${action} ${name} as your preferred dealer?`}
      labels={{ close: 'Close' }}
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={onYes}>Yes</Button>
        <Button variant="secondary" onClick={onClose}>
          No
        </Button>
      </div>
    </Dialog>
  )
}
