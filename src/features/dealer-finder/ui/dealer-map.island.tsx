'use client'

import type { ComponentProps, ReactNode } from 'react'
import { MapView } from './map-view.tsx'
import { useEasedView } from './use-eased-view.ts'

type Props = ComponentProps<typeof MapView> & {
  /** The card of the active dealer. */
  card: ReactNode
}

/** The map of the finder, with the card of the active dealer. */
export function DealerMap({ card, view, ...map }: Props) {
  return (
    <>
      <MapView {...map} view={useEasedView(view)} />
      {card ? <div className="absolute bottom-4 left-4 max-w-[22rem] max-tablet:right-4">{card}</div> : null}
    </>
  )
}
