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
    <div className="relative max-laptop:aspect-square laptop:min-h-0 laptop:flex-1">
      <MapView {...map} view={useEasedView(view)} />
      {card ? (
        <div className="absolute inset-x-3 bottom-3 laptop:right-auto laptop:bottom-6 laptop:left-6 laptop:w-88">
          {card}
        </div>
      ) : null}
    </div>
  )
}
