import { vehicleProportions } from '#art/measures.ts'
import { VehiclePicture } from '#features/pictures/pictures/page.tsx'
import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { rangePath } from '#features/vehicles/vehicles/index.ts'
import { groupByBody } from '#features/vehicles/vehicles/rules.ts'
import type { VehicleTexts } from '#features/vehicles/vehicles/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Texts } from '#platform/i18n/texts.ts'
import { formatPrice } from '#platform/money.ts'
import { Link } from '#ui/actions/link.tsx'
import type { DisplayedText } from '../../rules/localised.ts'
import type { MenuItem } from '../../rules/menu.ts'
import { PanelLayout } from './panel-layout.tsx'

/** Length in centimetres of a vehicle that fills its space; all vehicles have the same scale. */
const maxLength = 560

/** The picture is loaded when the menu is opened; browsers do not fetch hidden lazy images. */
function Drawing({ drawing }: Pick<VehicleRange, 'drawing'>) {
  if (!drawing) return null
  const width = `${Math.min(100, (vehicleProportions(drawing.vehicle).viewBox.width / maxLength) * 100)}%`
  return (
    <span className="flex w-30 flex-none items-end menu:w-20 wide:w-24">
      <span style={{ width }}>
        <VehiclePicture vehicle={drawing.vehicle} colour={drawing.colour} className="h-auto w-full" />
      </span>
    </span>
  )
}

/** Texts of the header and of the vehicles in its menu. */
export type PanelTexts = Texts & { readonly vehicles: VehicleTexts }

function Vehicle({
  range,
  dealer,
  from,
}: Pick<Props, 'dealer'> & { range: VehicleRange; from: VehicleTexts['from'] }) {
  return (
    <li className="break-inside-avoid">
      <Link
        href={rangePath(range.slug, dealer)}
        className="group flex min-h-16 flex-wrap items-center gap-x-4 py-2 menu:min-h-14 menu:gap-x-3 menu:py-1.5"
      >
        <Drawing drawing={range.drawing} />
        <span className="min-w-0 flex-1 basis-24">
          <span className="block font-semibold leading-tight group-hover:underlined">{range.name}</span>
          {range.fromPrice === null ? null : (
            <span className="block text-ink-2 text-small">
              {fill(from, { price: formatPrice(range.fromPrice) })}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

type Props = {
  item: MenuItem
  heading: DisplayedText | null
  ranges: readonly VehicleRange[]
  /** Slug of the dealer on whose pages the menu is rendered. */
  dealer: string | null
  texts: PanelTexts
}

/**
 * All vehicles by body type, drawn to one scale. The columns are chosen so that all of them fit in a laptop's window.
 */
export function VehiclesPanel({ item, heading, ranges, dealer, texts }: Props) {
  return (
    <PanelLayout
      heading={heading}
      link={item.link}
      linkLabel={texts.layout.allVehicles}
      newTabNote={texts.layout.newTab}
      headingAbove
    >
      <div className="gap-x-gutter menu:columns-3 desktop:columns-4">
        {groupByBody(ranges).map(({ group, vehicles }) => (
          <div key={group} className="mb-5 desktop:break-inside-avoid">
            <p
              id={`menu-${group}`}
              className="break-after-avoid border-line border-b pb-2 text-ink-2 text-small"
            >
              {texts.layout[group]}
            </p>
            <ul aria-labelledby={`menu-${group}`} className="mt-1">
              {vehicles.map((range) => (
                <Vehicle key={range.slug} range={range} dealer={dealer} from={texts.vehicles.from} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </PanelLayout>
  )
}
