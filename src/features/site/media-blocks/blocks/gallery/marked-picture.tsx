import { hasPlainGround, isUpright, type Picture } from '#features/pictures/pictures/index.ts'
import { WholePicture, wholePictureRatio } from '#features/pictures/pictures/page.tsx'
import { LazyHotspot } from '#ui/overlays/lazy-hotspot.island.tsx'
import type { Hotspot } from './gallery-pictures.ts'

type Props = {
  picture: Picture
  hotspots: readonly Hotspot[]
  first?: boolean
  sizes?: string
  /** The picture as the content of a link that has a name of its own. */
  asLink?: { readonly href: string; readonly label: string; readonly index: number }
  /** Width divided by height of a box that shows the picture whole, in the middle. */
  boxRatio?: number
  /** No higher than a dialog in the window, with a title and controls. */
  isLarge?: boolean
}

/** Background of a picture that does not fill its box. */
const surfaceOf = (picture: Picture) => (isUpright(picture) ? 'bg-night' : 'bg-raised')

/** The share of its box that a thing without a background takes, in percent. */
const insetShare = 88

/** Returns the width of a picture in its box, as CSS. */
function widthOf({ picture, boxRatio, isLarge }: Props): string {
  const ratio = wholePictureRatio(picture)
  const most = hasPlainGround(picture) ? insetShare : 100
  const share = boxRatio === undefined ? most : most * Math.min(1, ratio / boxRatio)
  const percent = `${Math.round(share * 10) / 10}%`
  return isLarge ? `min(${percent}, ${Math.round(ratio * 64)}svh)` : percent
}

/** A whole picture with its hotspots. Source: requirements C-019 and C-020. */
export function MarkedPicture(props: Props) {
  const { picture, hotspots, first, sizes, asLink, boxRatio } = props
  const padding = hasPlainGround(picture) && boxRatio === undefined ? 'py-[6%]' : ''
  const image = (
    <WholePicture
      picture={picture}
      {...(asLink && { alt: '' })}
      {...(first !== undefined && { first })}
      {...(sizes && { sizes })}
    />
  )
  return (
    <div
      className={`grid grid-cols-1 place-items-center ${surfaceOf(picture)} ${padding}`}
      style={boxRatio === undefined ? undefined : { aspectRatio: boxRatio }}
    >
      <div className="relative" style={{ width: widthOf(props) }}>
        {asLink ? (
          <a href={asLink.href} aria-label={asLink.label} data-picture={asLink.index} className="block">
            {image}
          </a>
        ) : (
          image
        )}
        {hotspots.length > 0 ? (
          <div className="contents [@media(scripting:none)]:hidden">
            {hotspots.map(({ id, left, top, heading, content }) => (
              <LazyHotspot key={id} left={left} top={top} heading={heading} text={content} />
            ))}
          </div>
        ) : null}
      </div>
    </div>
  )
}

/** The explanations of the hotspots as a list, on paper and without scripts, where no hotspot opens. */
export function HotspotList({ hotspots }: { hotspots: readonly Hotspot[] }) {
  if (hotspots.length === 0) return null
  return (
    <ul className="hidden gap-2 pt-4 text-small print:grid [@media(scripting:none)]:grid">
      {hotspots.map(({ id, heading, content }) => (
        <li key={id}>
          <strong>{heading}</strong> {content}
        </li>
      ))}
    </ul>
  )
}
