import { vehicleProportions } from '#art/measures.ts'
import { drawingAddress } from '#features/pictures/pictures/server.ts'
import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { comparePath } from '#features/vehicles/vehicles/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { lineUpTexts } from '../../texts.ts'
import { compareFormId } from './compare-tick.tsx'
import { type ComparableRange, CompareTray } from './compare-tray.island.tsx'

function pictureOf({ drawing }: VehicleRange, longest: number): ComparableRange['picture'] {
  if (!drawing) return null
  const { width, height } = vehicleProportions(drawing.vehicle).viewBox
  return {
    // The address of its card, which the browser has already.
    src: drawingAddress({ kind: 'vehicle', view: 'side', ...drawing }),
    share: Math.round((width / longest) * 100),
    ratio: `${width} / ${height}`,
  }
}

/** The comparison of ticked ranges, at the end of a page with ticks: a tray, or a plain form without JavaScript. */
export function CompareBar({ ranges }: { ranges: readonly VehicleRange[] }) {
  const { comparing: texts } = lineUpTexts('en')
  const widths = ranges.flatMap(({ drawing }) =>
    drawing ? [vehicleProportions(drawing.vehicle).viewBox.width] : [],
  )
  const longest = Math.max(...widths, 1)
  return (
    <>
      <form
        id={compareFormId}
        action={comparePath(null, [])}
        method="get"
        className="sticky bottom-0 z-20 hidden border-line border-t bg-surface py-3 noscript:block print:hidden"
      >
        <div className="frame">
          <Button type="submit" size="compact">
            {texts.ticked}
          </Button>
        </div>
      </form>
      <CompareTray
        ranges={ranges.map((range) => ({
          slug: range.slug,
          name: range.name,
          picture: pictureOf(range, longest),
        }))}
        texts={texts}
      />
    </>
  )
}
