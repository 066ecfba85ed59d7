import type { Picture } from '../index.ts'
import { drawingAddress } from '../server.ts'

/**
 * A vehicle in its place, filling the box it stands in: the wide composition, and the portrait crop on phones.
 * Said to be decoration unless it is described.
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
  return (
    <picture>
      <source media="(max-width: 47.99rem)" srcSet={address('portrait')} />
      <img
        src={address('wide')}
        alt={alt}
        width={1600}
        height={760}
        fetchPriority={first ? 'high' : 'auto'}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        className="absolute inset-0 size-full object-cover object-right-bottom"
      />
    </picture>
  )
}
