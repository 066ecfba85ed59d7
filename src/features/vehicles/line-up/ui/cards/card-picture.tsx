import type { CSSProperties } from 'react'
import type { VehicleCardPicture } from '#features/vehicles/vehicles/index.ts'

/** The picture of a card with the class `group`. Keeps its space without a picture. */
export function CardPictureView({ picture, ratio }: { picture: VehicleCardPicture | null; ratio: string }) {
  const { lamps, ...image } = picture ?? {}
  return (
    <div className={`flex items-end justify-center overflow-hidden bg-raised p-4 ${ratio}`}>
      {picture ? (
        <div
          style={{ ...lamps } as CSSProperties}
          className={`driving-on flex max-h-full w-full items-end ${lamps ? 'lamps' : ''}`}
        >
          <img
            {...image}
            alt=""
            loading="lazy"
            decoding="async"
            className="max-h-full w-full object-contain object-bottom"
          />
        </div>
      ) : null}
    </div>
  )
}
