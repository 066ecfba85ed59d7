'use client'

import type { ComponentProps, ReactNode } from 'react'
import { MapView } from './map-view.tsx'
import { useEasedView } from './use-eased-view.ts'

export type DealerMapProps = ComponentProps<typeof MapView> & {
  /** The card of the active dealer. */
  card: ReactNode
}

/** The map of the finder, with the card of the active dealer. */
export function DealerMap({ card, view, ...map }: DealerMapProps) {
  return (
    <>
      <MapView {...map} view={useEasedView(view)} />
      {card ? (
        <div className="absolute inset-x-3 bottom-3 laptop:right-auto laptop:bottom-6 laptop:left-6 laptop:w-88">
          {card}
        </div>
      ) : null}
    </>
  )
}
