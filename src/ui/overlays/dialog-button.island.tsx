'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '../actions/button.tsx'
import type { ButtonSize, ButtonVariant } from '../actions/button-classes.ts'
import { Dialog, type DialogProps } from './dialog.island.tsx'

type Props = Omit<DialogProps, 'open' | 'onClose'> & {
  label: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
}

/** A button with the dialog it opens. The content of the dialog is rendered on the server. */
export function DialogButton({ label, variant, size, ...dialog }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} size={size} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog {...dialog} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
