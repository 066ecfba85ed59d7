'use client'

import { storePreferredDealer, usePreferredDealer } from '#features/dealers/dealers/islands.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.island.tsx'
import type { FinderDealer } from '../finder-dealer.ts'

type Props = { dealer: FinderDealer; open: boolean; onClose: () => void }

/** Asks before the preferred dealer is set or cleared; only Yes changes it. Source: requirements D-289 to D-292. */
export function ConfirmPreferred({ dealer: { slug, name, region }, open, onClose }: Props) {
  const isPreferred = usePreferredDealer()?.slug === slug
  const action = isPreferred ? 'deselect' : 'set'
  const confirm = () => {
    const province = region?.name ?? null
    storePreferredDealer(
      isPreferred ? null : { slug, name, province, hasFinance: region?.hasFinance ?? true },
    )
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Do you want to ${action} ${name} as your preferred dealer?`}
      labels={{ close: 'Close' }}
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={confirm}>Yes</Button>
        <Button variant="secondary" onClick={onClose}>
          No
        </Button>
      </div>
    </Dialog>
  )
}
