'use client'

import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Dialog } from '#ui/overlays/dialog.island.tsx'

export type WinnersButtonProps = {
  label: string
  close: string
  /** Address of the table on this page, which says the same. */
  href: string
  /** The winners, rendered on the server. */
  children: ReactNode
}

const subscribe = () => () => {}

/** A button that shows the winners in a dialog; without JavaScript a link to the table. */
export function WinnersButton({ label, close, href, children }: WinnersButtonProps) {
  const [open, setOpen] = useState(false)
  const scripted = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  if (!scripted) return <ButtonLink href={href}>{label}</ButtonLink>
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={label} shape="wide" labels={{ close }}>
        {children}
      </Dialog>
    </>
  )
}
