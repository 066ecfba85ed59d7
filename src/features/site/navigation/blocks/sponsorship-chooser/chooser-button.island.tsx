'use client'

import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { buttonClasses } from '#ui/actions/button-classes.ts'
import { Dialog } from '#ui/overlays/dialog.island.tsx'

export type ChooserButtonProps = {
  label: string
  close: string
  /** The kinds of support, rendered on the server. */
  children: ReactNode
}

const subscribe = () => () => {}

/** A button that opens the choice in a dialog; without JavaScript the choice opens below it. */
export function ChooserButton({ label, close, children }: ChooserButtonProps) {
  const [open, setOpen] = useState(false)
  const scripted = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  if (!scripted) {
    return (
      <details className="open:basis-full">
        <summary className={`${buttonClasses('primary', 'compact')} list-none`}>{label}</summary>
        {children}
      </details>
    )
  }
  return (
    <>
      <Button size="compact" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={label} shape="wide" labels={{ close }}>
        {children}
      </Dialog>
    </>
  )
}
