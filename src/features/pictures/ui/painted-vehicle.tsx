import { drawVehicle } from '#art/vehicle/index.ts'
import type { Picture } from '../index.ts'

type Props = { vehicle: Picture['vehicle']; colour: Picture['colour'] }

/** A vehicle drawn into the page: its paint follows the custom properties around it, without a new download. */
export function PaintedVehicle({ vehicle, colour }: Props) {
  const drawing = drawVehicle({
    range: vehicle,
    view: 'side',
    colour,
    paint: 'css',
    idPrefix: 'stage',
    shadow: true,
    large: true,
  })
  return (
    <div
      className="repaint [&>svg]:block [&>svg]:h-auto [&>svg]:w-full"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup comes from our own illustrator, never from content
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}
