import { type UsedVehicle, usedVehiclePath } from '#features/stock/stock/index.ts'
import { cardPicture, usedComparisonPath, vehicleName } from '#features/stock/stock-cards/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { calendarDayOf } from '#platform/time/clock.ts'
import { formatDay } from '#platform/time/format-day.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { UsedComparisonTexts } from '../../texts.ts'
import { RemoveLink } from './remove-link.island.tsx'

type Props = { vehicles: readonly UsedVehicle[]; language: Language; texts: UsedComparisonTexts }

/** The heads of the columns: picture, name, and whether the vehicle is still for sale. */
export function ComparisonHead({ vehicles, language, texts }: Props) {
  const ids = vehicles.map(({ id }) => id)
  return (
    <thead>
      <tr className="align-top">
        <td className="sticky left-0 z-1 w-28 min-w-28 bg-ground tablet:w-44">
          <span className="sr-only">{texts.fact}</span>
        </td>
        {vehicles.map((vehicle) => {
          const name = vehicleName(vehicle)
          return (
            <th key={vehicle.id} scope="col" className="min-w-40 px-2 pb-5 text-left tablet:px-4">
              <img
                src={cardPicture(vehicle)}
                alt=""
                width={720}
                height={480}
                decoding="async"
                className="aspect-[3/2] w-full bg-raised object-cover"
              />
              <span className="mt-3 block text-h4 wrap-anywhere">{name}</span>
              {vehicle.soldAt === null ? null : (
                <span className="mt-1 block font-semibold text-accent-text text-small">
                  {fill(texts.sold, { day: formatDay(calendarDayOf(new Date(vehicle.soldAt)), language) })}
                </span>
              )}
              <span className="mt-2 flex flex-wrap gap-x-4 gap-y-1 font-normal print:hidden">
                <TextLink href={usedVehiclePath(vehicle)} variant="inline">
                  {texts.details}
                  <span className="sr-only">: {name}</span>
                </TextLink>
                <RemoveLink
                  id={vehicle.id}
                  href={usedComparisonPath(ids.filter((id) => id !== vehicle.id))}
                  label={texts.removeShort}
                  description={fill(texts.remove, { vehicle: name })}
                />
              </span>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
