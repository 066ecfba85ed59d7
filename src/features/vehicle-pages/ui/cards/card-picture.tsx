import type { CardPicture } from '#features/vehicles/index.ts'

/** The picture of a card. Keeps its space without a picture. */
export function CardPictureView({ picture, ratio }: { picture: CardPicture | null; ratio: string }) {
  return (
    <div className={`flex items-end justify-center overflow-hidden bg-raised p-4 ${ratio}`}>
      {picture ? (
        <img
          {...picture}
          alt=""
          loading="lazy"
          decoding="async"
          className="driving-on max-h-full w-full object-contain object-bottom"
        />
      ) : null}
    </div>
  )
}
