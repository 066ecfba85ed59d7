'use client'

import { type SyntheticEvent, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Dialog } from '#ui/overlays/dialog.island.tsx'
import { purchaseAddress } from '../../rules/purchase-address.ts'
import { PurchaseFrame } from './purchase-frame.island.tsx'
import type { PurchaseButtonProps } from './purchase-links.ts'

const subscribe = () => () => {}
const stopPropagation = (event: SyntheticEvent) => event.stopPropagation()

/**
 * A button that opens a page of the purchase site in a dialog; without JavaScript a link to it.
 *
 * Source: requirements C-044 and C-046.
 */
export function PurchaseButton(props: PurchaseButtonProps) {
  const { label, page, site, rangeCode, dealer, variant, labels } = props
  const [open, setOpen] = useState(false)
  const scripted = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  if (!scripted) {
    const href = purchaseAddress(site, page, { rangeCode, dealerCode: dealer?.code ?? null })
    return (
      <ButtonLink href={href} variant={variant} newTab newTabNote={labels.newTab}>
        {label}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {createPortal(
        // Outside the slide, which is dark; React passes its events on to the carousel, which must not be swiped.
        <div onTouchStart={stopPropagation}>
          <Dialog open={open} onClose={() => setOpen(false)} title={label} shape="wide" labels={labels}>
            <PurchaseFrame {...props} />
          </Dialog>
        </div>,
        document.body,
      )}
    </>
  )
}
