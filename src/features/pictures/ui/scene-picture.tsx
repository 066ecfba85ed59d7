import { preload } from 'react-dom'
import type { Picture } from '../index.ts'
import { drawingAddress } from '../server.ts'

const phones = '(max-width: 47.99rem)'
const larger = '(min-width: 48rem)'

/**
 * A vehicle in its place, filling the box it stands in: the wide composition, and the portrait crop on phones.
 * Said to be decoration unless it is described. The first picture of a page is asked for before its scripts.
 */
export function ScenePicture({
  picture,
  alt = '',
  first = false,
}: {
  picture: Picture
  alt?: string
  first?: boolean
}) {
  const { vehicle, colour, scene } = picture
  const address = (format: 'wide' | 'portrait') =>
    drawingAddress({ kind: 'scene', scene, format, vehicle, colour })
  if (first) {
    preload(address('portrait'), { as: 'image', fetchPriority: 'high', media: phones })
    preload(address('wide'), { as: 'image', fetchPriority: 'high', media: larger })
  }
  return (
    <picture>
      <source media={phones} srcSet={address('portrait')} />
      <img
        src={address('wide')}
        alt={alt}
        width={1600}
        height={760}
        fetchPriority={first ? 'high' : 'auto'}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
        className="absolute inset-0 size-full object-cover object-right-bottom"
      />
    </picture>
  )
}
