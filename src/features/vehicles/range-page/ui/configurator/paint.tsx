import { useId } from 'react'
import type { DrawingColour } from '#features/pictures/pictures/index.ts'

/**
 * A paint as a ball, lit from the top left like the vehicles. The right half of a two-tone paint has the roof's
 * colour.
 */
export function Paint({ colour: { body, roof } }: { colour: DrawingColour }) {
  const light = useId()
  return (
    <svg viewBox="0 0 40 40" className="size-10" aria-hidden="true">
      <radialGradient id={light} cx=".36" cy=".28" r=".78">
        <stop offset="0" stopColor="#ffffff" stopOpacity=".42" />
        <stop offset=".45" stopColor="#ffffff" stopOpacity="0" />
        <stop offset="1" stopColor="#000000" stopOpacity=".26" />
      </radialGradient>
      <circle cx="20" cy="20" r="19.5" fill={body} />
      {roof ? <path d="M20 .5a19.5 19.5 0 0 1 0 39z" fill={roof} /> : null}
      <circle
        cx="20"
        cy="20"
        r="19.5"
        fill={`url(#${light})`}
        stroke="#15171a"
        strokeOpacity=".3"
        strokeWidth="1"
      />
    </svg>
  )
}
